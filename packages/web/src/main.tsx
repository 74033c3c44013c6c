import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOnDevice } from './offline/install.ts';
import { ENGLISH, speak } from './text/text.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/theme.ts';

speak(ENGLISH);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the site');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOnDevice();

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOnDevice } from './offline/install.ts';
import { closeOnOutsideTap } from './table/close-on-outside-tap.ts';
import { fetchLanguage, wantedLocale } from './text/languages.ts';
import { ENGLISH, speak } from './text/text.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/colours.ts';
import './theme/text-size.ts';
import './theme/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the site');
const page = createRoot(root);

function open(): void {
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

closeOnOutsideTap(document);
speak(ENGLISH);
const wanted = wantedLocale();
if (wanted === ENGLISH.locale) open();
else
  fetchLanguage(wanted)
    .then(speak)
    .catch(() => undefined)
    .finally(open);
keepOnDevice();

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { boardPictures } from './board-pictures.ts';
import { lessons } from './lessons.ts';
import { pictograms } from './pictograms.ts';

const WORKER = 'service-worker.js';
/**
 * What is not kept before somebody needs it: maps of the code, the large board of two games, which is kept with the first
 * table that is opened on it, and the catalogue, which is for translators.
 */
const NOT_KEPT = /\.map$|\/eighteen-|\/catalogue-/;

/** Tells the service worker what belongs to this build. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('the service worker is not part of the build');
      const files = Object.keys(bundle).filter((name) => name !== WORKER && !NOT_KEPT.test(name));
      const ours = ['/', '/manifest.webmanifest', '/icon.svg', ...files.map((name) => `/${name}`)].filter(
        (path) => path !== '/index.html',
      );
      const code = worker.code.replace(/(["'`])__PRECACHE__\1/, JSON.stringify(JSON.stringify(ours)));
      if (code === worker.code) throw new Error('the service worker asks for no list of files');
      worker.code = code;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), boardPictures(), pictograms(), lessons(), precache()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        'service-worker': fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
});

/** The demonstration of the table kit: for people who build tables, and for the tests in the browser. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import app from '../vite.config.js';

export default defineConfig({
  ...app,
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react()],
});

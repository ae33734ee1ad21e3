import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'app/public',
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'app/entry-browser.tsx',
      output: {
        // Few files, and the one that is large changes only with React.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'frame',
              test: /\/(app\/(lib|chrome|features\/(brand|i18n|auth|analytics)|ui\/(button|icon|logo|social-icon|toast|floating-button))|domain\/(auth|brand|shared))|leads\/(send|waiting)|content\/(brand|shapes)|preload-helper/,
            },
            // What forms and dialogs need, which home's first view has none of.
            { name: 'forms', test: /\/(app\/(ui\/(field|modal)|features\/leads)|domain\/leads)\// },
            { name: 'pieces', test: /\/app\/ui\// },
          ],
        },
      },
    },
  },
})

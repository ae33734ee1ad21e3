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
              test: /\/(app\/(ui|lib|chrome|features\/(brand|i18n|auth|analytics))|domain)\/|leads\/(fields|form-traces|ignore|lead-keeper|purpose|send|submit|use-lead|waiting)|content\/(brand|shapes)|preload-helper/,
            },
          ],
        },
      },
    },
  },
})

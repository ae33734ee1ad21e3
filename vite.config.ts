import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every page needs. */
const FRAME =
  /\/(app\/(lib|chrome|features\/(brand|i18n|analytics|auth\/(auth-context|auth-provider|session-api)|documents\/document-bytes)|ui\/(button|icon|logo|toast))|domain\/(brand|shared))|leads\/(send|waiting)|content\/(brand|shapes)|preload-helper/
/** What the pages around accounts do without. */
const HEADER_AND_FOOTER = /chrome\/(footer|header|links|mobile|register|social)|ui\/(social|floating)|use-scrolled/
/** What forms and dialogs need, which home's first view has none of. */
const FORMS = /\/(app\/(ui\/(field|modal|use-dialog)|features\/leads)|domain\/leads(?!\/(lead-fields|phone)))/

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'app/public',
  build: {
    target: 'es2022',
    manifest: true,
    // The document itself names what its page needs; lists for every other page would only make each first load larger.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: 'app/entry-browser.tsx',
      output: {
        // Few files, and the one that is large changes only with React.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'header', test: HEADER_AND_FOOTER },
            { name: 'frame', test: FRAME },
            { name: 'forms', test: FORMS },
            { name: 'pieces', test: /\/app\/ui\// },
          ],
        },
      },
    },
  },
})

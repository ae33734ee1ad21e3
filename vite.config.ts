import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every page needs. */
const FRAME =
  /\/(app\/(lib\/(?!use-scrolled)|chrome\/(error|home-logo|loading|notice|skip)|features\/(brand|i18n|analytics\/(ask|consent-place|start|track\.)|auth\/(auth-context|auth-provider|session-api)|documents\/document-bytes)|ui\/(button|card|icon|logo|toast))|domain\/(brand|shared))|leads\/(send|waiting)|content\/(brand|shapes)|preload-helper/
/** What the pages around accounts do without. */
const HEADER_AND_FOOTER = /chrome\/(?!documents)|ui\/(social|floating|fallback)|use-scrolled/
/** What forms and dialogs share; home's first view has none of them. */
const FORMS = /\/app\/ui\/(field|message|modal|password|use-dialog)/
const LEADS = /\/(app\/features\/leads\/(fields|form-traces|ignore|purpose|submit|use-lead)|domain\/leads)/

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
            { name: 'frame', test: FRAME },
            { name: 'header', test: HEADER_AND_FOOTER },
            { name: 'forms', test: FORMS },
            { name: 'leads', test: LEADS },
            { name: 'pieces', test: /\/app\/ui\// },
          ],
        },
      },
    },
  },
})

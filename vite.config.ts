import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'

/** Modules that every page needs, in one chunk. */
const FRAME = anyOf(
  '/app/chrome/(error|home-logo|loading|skip)',
  '/app/features/analytics/(ask|track[.]|start|consent-place)',
  '/app/features/auth/(auth-context|auth-provider|session-api)',
  '/app/features/brand/brand',
  '/app/features/desk/desk-data',
  '/app/features/documents/document-bytes',
  '/app/features/i18n/(?!use-formats)',
  '/app/features/privacy/privacy-facts',
  '/app/lib/(?!keep-scroll|reload-wish|use-followed|use-today|english-voice|ask-tutor|new-tab|waiting|kept-fields)',
  '/app/page-(data|lists)',
  '/app/ui/(button|icon|logo|toast)',
  '/domain/brand',
  '/domain/shared/(?!frames|initials)',
  'leads/lead-keeper',
  'content/(brand|shapes)',
  'preload-helper',
)
/** Not used by the account pages. */
const HEADER_AND_FOOTER = anyOf(
  'chrome/(footer|header|links|mobile|register|social)',
  'ui/(card|sprite|floating)',
  'use-(current|media|scrolled)',
)

/** What the forms of home and programs have in common. */
const LEAD_FORM = anyOf(
  'content/facts/offers',
  'domain/leads/options',
  'app/features/leads/(fields|form-traces|purpose-line|submit-lead|use-lead-submit)',
  'app/lib/waiting-',
)

/** The scripts that every page carries inline, made small. */
const smallInlineScripts: Plugin = {
  name: 'small-inline-scripts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?')
    if (query !== 'raw' || !/\/app\/(early|head)-script\.js$/.test(file)) return null
    const { code } = minifySync(file, readFileSync(file, 'utf8'))
    // The quotes of the document around it: it compresses better.
    return `export default ${JSON.stringify(code.trim().replace(/`([^`"$\\\n]*)`/g, '"$1"'))}`
  },
}

const smallImportHelper: Plugin = {
  name: 'small-import-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? readFileSync('app/import-helper.js', 'utf8') : null),
}

export default defineConfig({
  plugins: [react(), tailwindcss(), smallInlineScripts, smallImportHelper],
  publicDir: 'app/public',
  build: {
    target: 'es2022',
    manifest: true,
    // The document names its page's scripts itself; Vite's lists for all pages would only enlarge each first load.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: 'app/entry-browser.tsx',
      output: {
        // Short, because the home page names thirty files and should come in one flight.
        entryFileNames: ({ name }) => (name === 'entry-browser' ? 'assets/[hash:7].js' : '[name].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          /[.](png|woff2)$/.test(name) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:5][extname]',
        // Few files; the largest changes only with React.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'frame', test: (id) => FRAME.test(id) && !HEADER_AND_FOOTER.test(id) },
            { name: 'header', test: HEADER_AND_FOOTER },
            { name: 'chat', test: /chat-texts|ask-tutor|reload-wish|kept-fields/ },
            { name: 'fields', test: /\/app\/ui\/(field|message)/ },
            { name: 'dialog', test: /\/app\/ui\/(modal|until-faded|use-back-closes|use-dialog)/ },
            { name: 'lead-form', test: LEAD_FORM },
            { name: 'account', test: /\/app\/features\/auth\/(account-api|auth-fa|destination|fields|use-attempt)/ },
            { name: 'auth-pages', test: /\/app\/features\/auth\/(auth-frame|google|other-way)/ },
          ],
        },
      },
    },
  },
})

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|'))
}

import { createHash } from 'node:crypto'

/** Inline, because these pages are not part of the build; the policy allows it by hash. */
export const MAILBOX_STYLE = `
:root { color-scheme: light; --ink: #101a36; --soft: #414b68; --line: #d8deeb; --nila: #274787; }
* { box-sizing: border-box; margin: 0; }
body { background: #fffdf9; color: var(--ink); font: 1.0625rem/1.6 "Plus Jakarta Sans", system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1.25rem, 4vw, 2rem); }
.thread { height: 6px; background: repeating-linear-gradient(90deg, #c22f1e 0 16px, #f4b63c 16px 24px, #132553 24px 40px); }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; letter-spacing: -0.03em; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; letter-spacing: -0.02em; }
h1 + p { margin-top: 0.75rem; color: var(--soft); }
a { color: var(--nila); }
a:focus-visible { outline: 3px solid var(--nila); outline-offset: 2px; border-radius: 4px; }
.bar { display: flex; gap: 1.5rem; margin-bottom: 1rem; }
.bar a { padding: 0.5rem 0; font-weight: 600; }
ul { margin-top: 2rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 1rem 0.75rem; color: inherit; text-decoration: none; }
li a:hover { background: #f2f5fb; }
li b { overflow-wrap: anywhere; }
li span { grid-column: 1; color: var(--soft); font-size: 0.9375rem; overflow-wrap: anywhere; }
time { color: var(--soft); font-size: 0.875rem; white-space: nowrap; }
.empty { margin-top: 2rem; padding: 2rem; border: 1px dashed #7c86a2; border-radius: 16px; color: var(--soft); text-align: center; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin-top: 1.25rem; }
dt { color: var(--soft); }
dd { overflow-wrap: anywhere; }
iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: 16px; background: #fff; }
iframe { display: block; height: 32rem; }
pre { padding: 1.25rem; font: 0.9375rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 32rem) { li a { grid-template-columns: 1fr; } }
`

const HASH = createHash('sha256').update(MAILBOX_STYLE).digest('base64')

export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** For a mail's HTML: no scripts, no requests; links open in a new tab. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

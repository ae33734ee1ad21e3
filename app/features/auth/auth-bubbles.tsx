/** Speech bubbles as SVG text, so that they use the page's font. */
export const AuthBubbles = () => (
  <svg className="auth-bubbles" viewBox="0 0 480 448" aria-hidden="true" lang="en">
    <path
      fill="#fff6e3"
      d="M348 164h80v60h-80zM344 168h4v52h-4zM428 168h4v52h-4zM340 172h4v44h-4zM432 172h4v44h-4zM352 224h16v4h-16zM352 228h12v4h-12zM352 232h8v4h-8zM144 288h68v40h-68zM140 292h4v32h-4zM212 292h4v32h-4zM136 296h4v24h-4zM216 296h4v24h-4zM148 328h16v4h-16zM148 332h12v4h-12zM148 336h8v4h-8zM64 340h44v40h-44zM60 344h4v32h-4zM108 344h4v32h-4zM56 348h4v24h-4zM112 348h4v24h-4zM68 380h16v4h-16zM68 384h12v4h-12zM68 388h8v4h-8z"
    />
    <path
      fill="#f4b63c"
      d="M244 216h68v60h-68zM240 220h4v52h-4zM312 220h4v52h-4zM236 224h4v44h-4zM316 224h4v44h-4zM248 276h16v4h-16zM248 280h12v4h-12zM248 284h8v4h-8z"
    />
    <text x="86" y="364.8">
      Hi!
    </text>
    <text x="178" y="312.8">
      I’m Sari.
    </text>
    <text x="278" y="242.1">
      Nice to
    </text>
    <text x="278" y="259.4">
      meet you!
    </text>
    <text x="388" y="190.1">
      Here’s my
    </text>
    <text x="388" y="207.4">
      idea…
    </text>
  </svg>
)

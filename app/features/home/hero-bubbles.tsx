/** Speech bubbles as SVG text, so that they use the page's font. */
export const HeroBubbles = () => (
  <>
    <WideBubbles />
    <NarrowBubbles />
  </>
)

const WideBubbles = () => (
  <svg
    className="hero-bubbles hero-bubbles-wide"
    viewBox="0 0 1440 810"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    lang="en"
  >
    <path
      fill="#fff6e3"
      d="M1074 360h150v90h-150zM1068 366h6v78h-6zM1224 366h6v78h-6zM1062 372h6v66h-6zM1230 372h6v66h-6zM1080 450h24v6h-24zM1080 456h18v6h-18zM1080 462h12v6h-12zM708 528h132v90h-132zM702 534h6v78h-6zM840 534h6v78h-6zM696 540h6v66h-6zM846 540h6v66h-6zM714 618h24v6h-24zM714 624h18v6h-18zM714 630h12v6h-12zM546 642h78v60h-78zM540 648h6v48h-6zM624 648h6v48h-6zM534 654h6v36h-6zM630 654h6v36h-6zM552 702h24v6h-24zM552 708h18v6h-18zM552 714h12v6h-12z"
    />
    <path
      fill="#f4b63c"
      d="M888 444h144v90h-144zM882 450h6v78h-6zM1032 450h6v78h-6zM876 456h6v66h-6zM1038 456h6v66h-6zM894 534h24v6h-24zM894 540h18v6h-18zM894 546h12v6h-12z"
    />
    <text x="585" y="679.1">
      Hi!
    </text>
    <text x="774" y="567.2">
      Hello, I’m
    </text>
    <text x="774" y="593.1">
      Sari.
    </text>
    <text x="960" y="483.2">
      Nice to
    </text>
    <text x="960" y="509.1">
      meet you!
    </text>
    <text x="1149" y="399.2">
      Here’s what
    </text>
    <text x="1149" y="425.1">
      I think…
    </text>
  </svg>
)

const NarrowBubbles = () => (
  <svg
    className="hero-bubbles hero-bubbles-narrow"
    viewBox="0 0 392 448"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
    lang="en"
  >
    <path
      fill="#fff6e3"
      d="M268 164h80v60h-80zM264 168h4v52h-4zM348 168h4v52h-4zM260 172h4v44h-4zM352 172h4v44h-4zM272 224h16v4h-16zM272 228h12v4h-12zM272 232h8v4h-8zM88 288h68v40h-68zM84 292h4v32h-4zM156 292h4v32h-4zM80 296h4v24h-4zM160 296h4v24h-4zM92 328h16v4h-16zM92 332h12v4h-12zM92 336h8v4h-8zM20 340h44v40h-44zM16 344h4v32h-4zM64 344h4v32h-4zM12 348h4v24h-4zM68 348h4v24h-4zM24 380h16v4h-16zM24 384h12v4h-12zM24 388h8v4h-8z"
    />
    <path
      fill="#f4b63c"
      d="M176 216h68v60h-68zM172 220h4v52h-4zM244 220h4v52h-4zM168 224h4v44h-4zM248 224h4v44h-4zM180 276h16v4h-16zM180 280h12v4h-12zM180 284h8v4h-8z"
    />
    <text x="42" y="364.8">
      Hi!
    </text>
    <text x="122" y="312.8">
      I’m Sari.
    </text>
    <text x="210" y="242.1">
      Nice to
    </text>
    <text x="210" y="259.4">
      meet you!
    </text>
    <text x="308" y="190.1">
      Here’s my
    </text>
    <text x="308" y="207.4">
      idea…
    </text>
  </svg>
)

import sprite from '../../art/icons.svg?no-inline'

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
    <use href={`${sprite}#bubbles-wide`} />
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
    <use href={`${sprite}#bubbles-narrow`} />
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

import songket from '../../art/woven/pattern-songket.png?no-inline'

/** A figure such as '50+' in the page's font, filled with a songket pattern. */
export const WovenFigure = ({ figure, label }: { figure: string; label: string }) => (
  <svg className="woven-fifty" viewBox="0 0 540 275" role="img" aria-label={label}>
    <defs>
      <pattern id="songket" width="79.36" height="79.36" patternUnits="userSpaceOnUse">
        <image href={songket} width="79.36" height="79.36" imageRendering="pixelated" />
      </pattern>
    </defs>
    <text x="-14" y="262" fill="url(#songket)" stroke="#132553" strokeWidth="5" paintOrder="stroke">
      {figure.replace('+', '')}
    </text>
    {figure.endsWith('+') && (
      <text className="woven-plus" x="398" y="150" fill="#c22f1e">
        +
      </text>
    )}
  </svg>
)

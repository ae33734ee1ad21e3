interface Props {
  id: string
  look: keyof typeof LOOKS
}

/** Pale for who left, dark for a day that is not over. */
const LOOKS = {
  left: { ground: '#f2f5fb', line: '#a9bce2', width: 2 },
  unfinished: { ground: '#e1e8f6', line: '#274787', width: 3 },
} as const

/** A pattern of slanted lines; `fill={`url(#${id})`}` uses it. */
export function Hatch({ id, look }: Props) {
  const { ground, line, width } = LOOKS[look]
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path fill={ground} d="M0 0h6v6H0z" />
        <path fill={line} d={`M0 0h${width}v6H0z`} />
      </pattern>
    </defs>
  )
}

export interface Governor {
  right: string
  wrong: ReadonlySet<string>
}

/** Lines of 'words|that|govern right wrong wrong'. */
export const governs = (text: string): ReadonlyMap<string, Governor> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', right = '', ...wrong] = line.trim().split(/\s+/)
        return words.split('|').map((word) => [word, { right, wrong: new Set(wrong) }] as const)
      }),
  )

/** Little words that are written on to an Indonesian word. */
const ENDINGS = ['nya', 'kah', 'lah', 'pun', 'ku', 'mu', 'kan', 'in']
/** What me- becomes before a letter, and whether it takes the place of that letter. */
const ME: readonly [first: RegExp, prefix: string, isInstead: boolean][] = [
  [/^[bf]/, 'mem', false],
  [/^p/, 'mem', true],
  [/^[cdj]/, 'men', false],
  [/^t/, 'men', true],
  [/^s/, 'meny', true],
  [/^[aiueogh]/, 'meng', false],
  [/^k/, 'meng', true],
  [/^/, 'me', false],
]

/** The words that glosses may have for a form: 'ditunggu' is of 'menunggu', 'temannya' of 'teman', 'pemberani' of 'berani'. */
export function indonesianBases(form: string): string[] {
  const bare = [
    form,
    ...ENDINGS.filter((ending) => form.endsWith(ending)).map((ending) => form.slice(0, -ending.length)),
  ]
  const stems = bare.flatMap((word) => [word, ...afterPrefix(word)]).filter((stem) => stem.length > 3)
  return [...new Set(stems.flatMap((stem) => [stem, `pe${stem}`, `ber${stem}`, withMe(stem)]))].filter(
    (base) => base !== form,
  )
}

function afterPrefix(word: string): string[] {
  const [, stem] = /^(?:di|ter|ku|kau|pem|ke|se|nge|ng)(.+)$/.exec(word) ?? []
  return stem ? [stem] : []
}

function withMe(stem: string): string {
  const [, prefix = 'me', isInstead = false] = ME.find(([first]) => first.test(stem)) ?? []
  return prefix + (isInstead ? stem.slice(1) : stem)
}

import { array, constantFrom, nat, oneof, string, tuple } from 'fast-check'

const BASES = ['budi.santoso@gmail.com', 'a@x.id', 'sari@mail.contoh.co.id', '@', 'a@b', '']
const PLAIN = ['a', 'Z', '9', 'x7', 'sari', 'mail.', 'b-', '+', "'", '_']
const ODD = [
  ...`.@-"\\<>(),:;!#%&*/ \u00e9\u00e4\u212a\u0130\u200b\u0000\u{1f600}`,
  '..',
  '@@',
  '.i',
  'xn--',
  '[127.0.0.1]',
  '\ud800',
]
const piece = oneof({ weight: 3, arbitrary: constantFrom(...PLAIN) }, { weight: 1, arbitrary: constantFrom(...ODD) })

/** E-mail addresses as nobody should type them, and some that are right: real ones with pieces put in and taken out. */
export const oddEmail = oneof(
  tuple(constantFrom(...BASES), array(tuple(nat(25), piece, nat(1)), { maxLength: 4 })).map(([base, changes]) =>
    changes.reduce((text, [at, put, cut]) => text.slice(0, at) + put + text.slice(at + cut), base),
  ),
  string({ unit: 'grapheme', maxLength: 40 }),
)

/** What may stand between two words or sentences of which the other language is asked. */
export const listJoins: readonly string[] = `
  dan sama sm and or atau serta juga terus trus plus dengan karo lan jeung kalih itu also apa artinya arti sih kalau
  kalo`
  .trim()
  .split(/\s+/)

/** Around a list without quotation marks, with classes of words (tutor-word-classes.ts); `L` is the list. */
export const listFrames: readonly [frame: string, to: 'en' | 'id'][] = [
  [
    '(?:@languageOf )?(?:@itsEnglish|inggris)(?: dari| untuk| kata| nya)? L(?: itu)?(?: @whatIsIt| gimana| gmn| nopo)?',
    'en',
  ],
  ['L(?: itu)? (?:@languageOf )?@itsEnglish(?: itu)?(?: @whatIsIt| gimana| gmn| nopo)?', 'en'],
  ['how (?:do|can) (?:i|you|we) say L in english', 'en'],
  ["what(?: i|')s L in english", 'en'],
  ['(?:apa )?(?:arti|maksud)(?:nya)?(?: dari| kata)? L(?: itu)?(?: @whatIsIt)?', 'id'],
  ['L(?: itu)? (?:artinya|maksudnya|(?:apa )?arti(?:nya)?)(?: itu)?(?: @whatIsIt| gimana)?', 'id'],
  ['what (?:do|does) L mean(?: in indonesian?)?', 'id'],
  ['how (?:do|can) (?:i|you|we) say L in (?:bahasa )?indonesian?', 'id'],
]

/** A part with one of these is a clause, or asks for something itself. */
export const noListed: readonly string[] = `
  saya aku gue gw kamu anda dia mereka kami kita yang di ke dari untuk buat ada adalah bisa mau sudah belum akan apa
  gimana bagaimana cara siapa kapan kenapa tolong jangan i you he she we they is are was the what how why kalau soal
  kata tentang perbedaan beda contoh kalimat baca bacanya bahasa grammar`
  .trim()
  .split(/\s+/)

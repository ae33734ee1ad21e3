/** What asks for the other language beside several words or sentences, and what asks for something else of them. */
export const asksOther =
  /\b(?:arti|artinya|artiin|artikan|maksud|maksudnya|(?:bahasa |bhs |b |boso |basa )?(?:inggris|inggrise|inggrisna|inggrisnya|inggrisin|english|englishnya)|mean|means|meaning|translate|terjemah\w*|terjemahin|in indonesian?|macam mana|piye|bilang|say)\b/iu
export const asksElse =
  /\b(?:beda\w*|perbedaan|bedain|difference|different|vs|versus|mana yang|yang mana|which|pilih|benar|bener|betul|salah|correct|wrong|right|cek|check|koreksi|benerin|grammar\w*|baca\w*|dibaca|pronounc\w*|better|lebih|sinonim|synonyms?|contoh|examples?|tapi|kenapa|why|when|kapan|pakai yang|pake yang|should i|harusnya|bukan|bukannya|dijawab|jawab\w*|formal|sopan)\b/iu

/** What may stand between two of them. */
export const listJoins =
  'dan sama sm and or atau serta juga terus trus plus dengan karo lan jeung kalih itu also apa artinya arti sih kalau kalo'

/** Around a list without quotation marks; `L` is the list. */
export const listFrames: readonly [frame: string, to: 'en' | 'id'][] = [
  [
    '(?:bahasa |bhs |b |boso |basa )?(?:inggrisnya|inggrise|inggris nya|inggris|englishnya)(?: dari| untuk| kata| nya)? L(?: itu)?(?: apa| apaan| gimana| gmn| naon| opo| nopo)?',
    'en',
  ],
  [
    'L(?: itu)? (?:bahasa |bhs |b |boso |basa )?(?:inggrisnya|inggrise|inggris nya|englishnya)(?: itu)?(?: apa| apaan| gimana| gmn| naon| opo| nopo)?',
    'en',
  ],
  ['how (?:do|can) (?:i|you|we) say L in english', 'en'],
  ["what(?: i|')s L in english", 'en'],
  ['(?:apa )?(?:arti|artinya|maksud|maksudnya)(?: dari| kata)? L(?: itu)?(?: apa| apaan| naon| opo)?', 'id'],
  ['L(?: itu)? (?:artinya|maksudnya|apa artinya|apa arti|arti)(?: itu)?(?: apa| apaan| gimana| naon| opo)?', 'id'],
  ['what (?:do|does) L mean(?: in indonesian?)?', 'id'],
  ['how (?:do|can) (?:i|you|we) say L in (?:bahasa )?indonesian?', 'id'],
]

/** A part with one of these is a clause, or asks for something itself. */
export const noListed =
  'saya aku gue gw kamu anda dia mereka kami kita yang di ke dari untuk buat ada adalah bisa mau sudah belum akan apa gimana bagaimana cara siapa kapan kenapa tolong jangan i you he she we they is are was the what how why kalau soal kata tentang perbedaan beda contoh kalimat cara baca bacanya bahasa grammar'

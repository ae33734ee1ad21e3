/**
 * Words of Javanese and Sundanese that visitors mix into Indonesian, and what they are there. Those behind `~` are
 * words of Indonesian or English too, or names: they count only beside others.
 */
const PAIRS = `
wonten ada|taksih masih|nderek ikut|bayare bayarnya|mangke nanti|nggih ya|tangklet tanya|riyin dulu|bojo istri|
opo apa|piye gimana|pripun gimana|ora gak|mboten gak|ra gak|iki ini|kuwi itu|niku itu|arep mau|badhe mau|sinau belajar|
boso bahasa|londo bule|ngono gitu|ngene gini|nek kalau|yen kalau|karo sama|kalih sama|iso bisa|saged bisa|wae aja|
maneh lagi|malih lagi|uwis sudah|wis sudah|sampun sudah|durung belum|dereng belum|piro berapa|pinten berapa|
njajal coba|nang di|ning di|sopo siapa|sinten siapa|ngopo kenapa|nopo apa|endi mana|pundi mana|
sugeng selamat|enjang pagi|siyang siang|dalu malam|sonten sore|kulo saya|sampeyan kamu|panjenengan kamu|
gawekne buatkan|gawe buat|ukoro kalimat|tembung kata|jenenge namanya|jeneng nama|mangan makan|turu tidur|lungo pergi|
teko datang|tuku beli|dodolan jualan|omah rumah|kerjo kerja|nyambut_gawe bekerja|sesasi sebulan|saben tiap|dino hari|
mbengi malam|esuk pagi|mengko nanti|sesuk besok|wingi kemarin|saiki sekarang|siji satu|loro dua|telu tiga|limo lima|
sithik sedikit|akeh banyak|gampil gampang|angel susah|salahe salahnya|bener benar|matur_nuwun terima_kasih|
nuwun_sewu permisi|sepurane maaf|ngapunten maaf|monggo silakan|rumiyin dulu|pakdhe paman|budhe bibi|
inggrise inggrisnya|bedane bedanya|contone contohnya|contohe contohnya|artine artinya|maksude maksudnya|
carane caranya|jawabane jawabannya|regane harganya|biayane biayanya|kelase kelasnya|gurune gurunya|
naon apa|kumaha gimana|naha kenapa|iraha kapan|sabaraha berapa|henteu gak|teu gak|hoyong mau|abdi saya|anjeun kamu|
ieu ini|eta itu|ayeuna sekarang|hatur_nuhun terima_kasih|nuhun makasih|upami kalau|sareng sama|diajar belajar|
tuwa tua|podo pada|neng di|isih masih|nduk nak|cah anak|wedi takut|isin malu|nyarios ngomong|tiasa bisa|mung cuma|babaturan teman|basa bahasa|
~ing di|~sing yang|sik dulu|~yo ya|~iku itu|~wong orang|~larang mahal|~tak mau|~tiasa bisa|~bade mau`

const rows = PAIRS.split('|').map((pair) => {
  const [from = '', to = ''] = pair.trim().split(' ')
  return { from: from.replaceAll('_', ' '), to: to.replaceAll('_', ' ') }
})

/** What each word is in Indonesian. */
export const regionalWords: ReadonlyMap<string, string> = new Map(
  rows.map(({ from, to }) => [from.replace(/^~/, ''), to]),
)

/** Words that are nothing but regional. */
export const surelyRegional: ReadonlySet<string> = new Set(
  rows.map(({ from }) => from).filter((from) => !from.startsWith('~')),
)

/**
 * Words of Javanese, Sundanese, Minang, Banjar and the east that visitors mix into Indonesian, and what they are there.
 * Those behind `~` are words of Indonesian or English too, or names: they count only beside others. What belongs to
 * somebody or something (`-e`, `-ne`, `-na`) is derived.
 */
const PAIRS = `
wonten ada|taksih masih|nderek ikut|bayare bayarnya|mangke nanti|nggih ya|tangklet tanya|riyin dulu|bojo istri|opo apa|
piye gimana|pripun gimana|ora gak|mboten gak|ra gak|iki ini|kuwi itu|niku itu|arep mau|badhe mau|sinau belajar|
boso bahasa|londo bule|ngono gitu|ngene gini|nek kalau|yen kalau|karo sama|kalih sama|iso bisa|saged bisa|wae aja|
maneh lagi|malih lagi|uwis sudah|wis sudah|sampun sudah|durung belum|dereng belum|piro berapa|pinten berapa|njajal coba|
nang di|ning di|sopo siapa|sinten siapa|ngopo kenapa|nopo apa|endi mana|pundi mana|sugeng selamat|enjang pagi|
siyang siang|dalu malam|sonten sore|kulo saya|sampeyan kamu|panjenengan kamu|gawekne buatkan|gawe buat|ukoro kalimat|
tembung kata|jenenge namanya|jeneng nama|mangan makan|turu tidur|lungo pergi|teko datang|tuku beli|dodolan jualan|
omah rumah|kerjo kerja|nyambut_gawe bekerja|sesasi sebulan|saben tiap|dino hari|mbengi malam|esuk pagi|mengko nanti|
sesuk besok|wingi kemarin|saiki sekarang|siji satu|loro dua|telu tiga|limo lima|sithik sedikit|akeh banyak|
gampil gampang|angel susah|salahe salahnya|bener benar|matur_nuwun terima_kasih|nuwun_sewu permisi|sepurane maaf|
ngapunten maaf|monggo silakan|rumiyin dulu|pakdhe paman|budhe bibi|inggrise inggrisnya|bedane bedanya|contone contohnya|
contohe contohnya|artine artinya|maksude maksudnya|carane caranya|jawabane jawabannya|regane harganya|biayane biayanya|
kelase kelasnya|gurune gurunya|naon apa|kumaha gimana|naha kenapa|iraha kapan|sabaraha berapa|henteu gak|teu gak|
hoyong mau|abdi saya|anjeun kamu|ieu ini|eta itu|ayeuna sekarang|hatur_nuhun terima_kasih|nuhun makasih|upami kalau|
sareng sama|diajar belajar|tuwa tua|podo pada|neng di|isih masih|nduk nak|cah anak|wedi takut|isin malu|nyarios ngomong|
tiasa bisa|mung cuma|babaturan teman|basa bahasa|kowe kamu|awakmu kamu|jenengan kamu|njenengan kamu|deweke dia|
dheweke dia|awakdewe kita|luwih lebih|luweh lebih|wes sudah|mpun sudah|ojo jangan|ndak gak|gelem mau|weruh tahu|
krungu dengar|takon tanya|njaluk minta|nyuwun minta|nggo buat|kanggo untuk|ngge buat|kagem untuk|dinggo dipakai|
nganggo pakai|kabeh semua|utawa atau|nanging tapi|amarga karena|amargi karena|mergo karena|mulo makanya|soale soalnya|
tenan beneran|temenan beneran|meneh lagi|bocah anak|lanang laki-laki|wedok perempuan|konco teman|kanca teman|
dulur saudara|simbah nenek|mbah nenek|ngendi mana|nendi di_mana|suwe lama|apik bagus|elek jelek|gedhe besar|cilik kecil|
anyar baru|lawas lama|adoh jauh|cedhak dekat|cedak dekat|kene sini|kono sana|mrene ke_sini|mrono ke_sana|mburi belakang|
nduwur atas|ndhuwur atas|ngisor bawah|njero dalam|metu keluar|mlebu masuk|mulih pulang|muleh pulang|mangkat berangkat|
mlaku jalan|numpak naik|adus mandi|ngombe minum|nyilih pinjam|nyileh pinjam|duwe punya|nduwe punya|gadhah punya|
dhuwit uang|golek cari|nggolek cari|lali lupa|kelingan ingat|seneng senang|ngelih lapar|udan hujan|lagek baru|
nembe baru|sedilut sebentar|sekedap sebentar|ndisik dulu|mbesuk besok|sasi bulan|taun tahun|dinten hari|wektu waktu|
jare katanya|jarene katanya|koyo kayak|kados kayak|inggih ya|saking dari|seko dari|kersa mau|sanget banget|menopo apa|
punopo apa|ngendika bilang|ngomonge ngomongnya|ngerteni mengerti|maos baca|moco baca|nulis tulis|diwoco dibaca|
wacanane bacaannya|unine bunyinya|tegese artinya|basane bahasanya|ukarane kalimatnya|tulung tolong|atuh dong|deui lagi|
hiji satu|tilu tiga|opat empat|genep enam|dalapan delapan|salapan sembilan|saha siapa|jeung sama|pikeun untuk|
keur untuk|boga punya|gaduh punya|nyaho tahu|ngarti mengerti|ngartos mengerti|embung gak_mau|hayang mau|palay mau|
hese susah|hararese susah|loba banyak|seueur banyak|saeutik sedikit|alus bagus|leutik kecil|heubeul lama|hideung hitam|
bodas putih|beureum merah|nyarita bicara|naros tanya|menta minta|nyuhunkeun minta|meuli beli|indit pergi|dahar makan|
damel kerja|digawe kerja|sakola sekolah|imah rumah|barudak anak-anak|awewe perempuan|lalaki laki-laki|kuring saya|
manehna dia|anjeunna dia|isukan besok|enjing besok|kamari kemarin|peuting malam|wengi malam|beurang siang|kunaon kenapa|
lamun kalau|kusabab karena|soalna soalnya|oge juga|hungkul aja|pisan banget|kitu gitu|kieu gini|didieu di_sini|
dieu sini|ditu sana|jang buat|punten permisi|wilujeng selamat|acan belum|tacan belum|montong gak_usah|sanes bukan|
leres benar|geus sudah|atos sudah|kedah harus|dianggo dipakai|disebatna disebutnya|hartina artinya|hartosna artinya|
maksadna maksudnya|bentenna bedanya|kitorang kita|ketong kita|torang kita|trada gak|tarada gak|sonde gak|nyanda gak|
pigi pergi|deng sama|ngana kamu|ngoni kalian|sabantar sebentar|dorang mereka|ambo saya|baa gimana|indak gak|ulun saya|
pian kamu|kada gak|handak mau|kayapa gimana|conto contoh|sik dulu|pekewuh sungkan|ewuh sungkan|pakewuh sungkan|
nelongso sedih|getun menyesal|gelo kecewa|kesel capek|ngantuk mengantuk|nesu marah|jengkel kesal|kangen rindu|
gumun heran|kaget kaget|bungah senang|welas kasihan|nyaah sayang|nyaah_ka sayang_kepada|hawatos kasihan|karunya kasihan|
watir khawatir|hariwang khawatir|sono rindu|ambek marah|pundung ngambek|tunduh mengantuk|cape capek|resep suka|
bogoh cinta|era malu|reuwas kaget|keuheul kesal|hanjakal menyesal|teu_acan belum|tuang makan|emam makan|
kalimahna kalimatnya|kalimah kalimat|kecapna katanya|kecap kata|basana bahasanya|disebutna disebutnya|
kumaha_nyebutna gimana_nyebutnya|maosna bacanya|isinan pemalu|sungkanan pemalu|ngapusi bohong|goroh bohong|
bengong melamun|kudu_piye harus_gimana|~ing di|~sing yang|~yo ya|~iku itu|~wong orang|~larang mahal|~tak mau|
~tiasa bisa|~bade mau|~kudu harus|~nu yang|~mah sih|~teh itu|~dina di|~ge juga|~ka ke|~ti dari|~rek mau|~urang kita|
~sek dulu|~mo mau|~ko kamu|~kaka kak|~sok silakan|~tos sudah|~mangga silakan|~lha nah|~encan belum|~moal gak_akan|
~ulah jangan|~sa saya|~tra gak|~su sudah|~kasi kasih|~bae baik|~pung punya|~apo apa|~nio mau`

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

/** Words that people write with a long last letter: 'haiii', 'pleaseee'. */
export const oftenStretched: ReadonlySet<string> = new Set(
  `hai halo hi hello hey heyy hay kak miss ms min dong deh sih nih loh lah ya iya yah mah wah oh eh ah banget bgt lagi
  makasih please plis yes no so thanks thank ok oke help guys bye love`.split(/\s+/),
)

/** Chat abbreviations, and the words they stand for. */
const PAIRS = `
brp berapa|brapa berapa|brpa berapa|berapaan berapa|brpaan berapa|gmn gimana|gmna gimana|gimn gimana|bagaimana gimana|
gimanasi gimana sih|dmn dimana|dmna dimana|dimn dimana|kpn kapan|knp kenapa|mengapa kenapa|kenpa kenapa|yg yang|
yng yang|gk gak|ga gak|g gak|ngga gak|nggak gak|enggak gak|engga gak|gaa gak|tdk gak|tidak gak|kagak gak|bs bisa|
bsa bisa|blh boleh|sdh sudah|udh sudah|udah sudah|dah sudah|blm belum|dgn dengan|dg dengan|sm sama|ama sama|utk untuk|
untk untuk|buat untuk|bwt untuk|krn karena|karna karena|jg juga|jgn jangan|klo kalau|kl kalau|kalo kalau|kalu kalau|
lg lagi|lgi lagi|skrg sekarang|skrang sekarang|skg sekarang|bgt banget|bngt banget|aj aja|ajah aja|saja aja|sj aja|
tp tapi|trs terus|trus terus|dr dari|dri dari|pd pada|hrs harus|msh masih|org orang|hri hari|bln bulan|thn tahun|
jd jadi|jdi jadi|tau tahu|tw tahu|sy saya|gw saya|gue saya|gua saya|aku saya|ak saya|akuh saya|aq saya|w saya|km kamu|
kmu kamu|lu kamu|lo kamu|elo kamu|anda kamu|mw mau|pgn mau|pengen mau|pengin mau|pingin mau|ingin mau|kepengen mau|
mo mau|pny punya|bljr belajar|blajar belajar|ngajarin ajar|ngajar ajar|mksh makasih|mksih makasih|makasi makasih|
mkasih makasih|tq makasih|thx thanks|thks thanks|ty thanks|tks thanks|trims makasih|trmksh makasih|tengkyu thanks|
tlg tolong|tlong tolong|plis please|pls please|plz please|pliss please|kakak kak|kk kak|ka kak|mimin admin|sis kak|
sist kak|gan kak|bang kak|mas kak|mbak kak|mba kak|u you|ur your|r are|wanna want to|gonna going to|gotta have to|
cuz because|coz because|bcs because|idk i don't know|tmrw tomorrow|tmr tomorrow|b4 before|hrg harga|hrga harga|
harganya harga|biayanya biaya|jadwalnya jadwal|jdwl jadwal|jdwal jadwal|lokasinya lokasi|alamatnya alamat|almt alamat|
kelasnya kelas|kls kelas|gurunya guru|pengajarnya pengajar|programnya program|promonya promo|diskonnya diskon|
brosurnya brosur|brsur brosur|proposalnya proposal|kursusnya kursus|krsus kursus|tesnya tes|test tes|daftarnya daftar|
dftr daftar|cr cara|caranya cara|syaratnya syarat|umurnya umur|usianya usia|artinya arti|inggrisnya inggris|
bhs bahasa|b.inggris bahasa inggris|eng english|enggres inggris|grammer grammar|gramar grammar|vocabs vocab|
vocabulary vocab|pronounciation pronunciation|ortu orang tua|wa whatsapp|whatsap whatsapp|watsap whatsapp|
telp telepon|telpon telepon|tlp telepon|telfon telepon|hp telepon|nmr nomor|nomer nomor|dpt dapat|dapet dapat|
ksh kasih|kasi kasih|krm kirim|byr bayar|onlen online|ofline offline|bener benar|betul benar|beneran benar|
bedanya beda|perbedaan beda|perbedaannya beda|ksng kosong|gratisan gratis|convo conversation|ngomong bicara|
ngobrol bicara|percakapan conversation|registrasi daftar|mendaftar daftar|pendaftaran daftar|regist register|umr umur|
thun tahun|taun tahun|minimum minimal|min. minimal|mulainya mulai|sabtu weekend|minggu2 weekend|piro berapa|
pinten berapa|sabaraha berapa|pira berapa|piye gimana|pripun gimana|kumaha gimana|priwe gimana|gimane gimana|naon apa|
opo apa|nopo apa|ape apa|apo apa|ndi dimana|pundi dimana|endi dimana|mane mana|dimane dimana|manten kapan|iraha kapan|
sopo siapa|sinten siapa|saha siapa|ngopo kenapa|naha kenapa|aya ada|ono ada|wonten ada|teu gak|henteu gak|ora gak|
ra gak|mboten gak|ndak gak|nda gak|indak gak|kaga gak|kgk gak|gag gak|gabisa gak bisa|gbs gak bisa|gatau gak tahu|
gtw gak tahu|gada gak ada|gaada gak ada|gamau gak mau|gangerti gak ngerti|abdi saya|kulo saya|aye saya|ane saya|
ambo saya|awak saya|beta saya|sampeyan kamu|anjeun kamu|ente kamu|arep mau|badhe mau|bade mau|hoyong mau|pngen mau|
pngn mau|kepingin mau|iki ini|ieu ini|niki ini|iku itu|eta itu|iso bisa|saged bisa|tiasa bisa|bise bisa|biso bisa|
bsk besok|kmrn kemarin|kmren kemarin|kemaren kemarin|budak anak|bocah anak|larang mahal|regi harga|regine harga|
basa bahasa|boso bahasa|jurubasa juru bahasa|melu ikut|ngiring ikut|milu ikut|sinau belajar|diajar belajar|asup masuk|
mlebu masuk|nggene tempat|nang di|ning di|pisan banget|tenan banget|blas banget|nuhun makasih|suwun makasih|
nuwun makasih|kamsia makasih|tengkiu thanks|thankyou thanks|tengs thanks|thank's thanks|trimakasih makasih|
terimakasih makasih|arigato makasih|sampurasun halo|punten permisi|spada halo|horas halo|helo halo|hallo halo|
hlo halo|helow halo|pagii pagi|mlm malam|mlem malam|malem malam|pg pagi|sre sore|sng siang|slmt selamat|
slamat selamat|dlm dalam|dlu dulu|dl dulu|sblm sebelum|stlh setelah|abis habis|bbrp beberapa|spt seperti|kyk seperti|
kayak seperti|kaya seperti|kek seperti|mcm seperti|tgl tanggal|mnt menit|mngg minggu|mggu minggu|sbtu weekend|
jkt jakarta|bdg bandung|sby surabaya|jgja jogja|jogjakarta jogja|yogya jogja|yogyakarta jogja|smg semarang|
bhsa bahasa|bahasax bahasa|bing bahasa inggris|inggrs inggris|enggris inggris|engris inggris|inglish english|
englis english|engglish english|conversatin conversation|convers conversation|ktr kantor|kntr kantor|krywn karyawan|
prshn perusahaan|prusahaan perusahaan|pelathan pelatihan|trining training|byar bayar|bayarnya bayar|cicilannya cicil|
disc diskon|disk diskon|discon diskon|dskn diskon|hrgnya harga|hargax harga|sertif sertifikat|srtfkt sertifikat|
serti sertifikat|grts gratis|gretong gratis|gratisss gratis|pembyran pembayaran|rb ribu|jt juta|daftr daftar|
dftar daftar|daptar daftar|ndaftar daftar|ngedaftar daftar|daftarin daftar|daftarkan daftar|mendaftarkan daftar|
didaftarkan daftar|gabungnya gabung|jadwl jadwal|jadual jadwal|alamt alamat|alamatx alamat|lokasix lokasi|
serlok lokasi|sherlok lokasi|sharelok lokasi|shareloc lokasi|lok lokasi|loc lokasi|cabangx cabang|tlpn telepon|
tilpun telepon|nelpon telepon|ditelpon telepon|telponan telepon|tlf telepon|wasap whatsapp|wazap whatsapp|
hubungin hubungi|dihubungin hubungi|adminnya admin|atmin admin|csnya cs|ngucapin ucap|ngucapkan ucap|
pengucapannya ucap|pronounciate pronounce|pronounsiasi pronunciation|pronun pronunciation|pronon pronunciation|
bacaannya baca|bacanya baca|dibacanya baca|dibaca baca|nyebutnya sebut|nyebut sebut|artine arti|artina arti|
maksute maksud|maksudnya maksud|maksdnya maksud|bedane beda|bedain beda|ngebedain beda|bedainnya beda|beza beda|
sinonimnya sinonim|translatein translate|terjemahin terjemah|terjemahkan terjemah|latian latihan|ltihan latihan|
berlatih latihan|praktek latihan|praktik latihan|rolplay roleplay|umurny umur|umure umur|taon tahun|adek adik|
anakku anak|anaknya anak|anakq anak|ponakan keponakan|bnr benar|bnerin benerin|dibenerin benerin|dikoreksi koreksi|
koreksiin koreksi|cekin cek|ngecek cek|dicek cek|slh salah|jls jelas|jelasin jelaskan|njelasin jelaskan|
dijelasin jelaskan|dijelaskan jelaskan|ngerti paham|mudeng paham|ttg tentang|tntg tentang|mnta minta|mhn mohon|
mohn mohon|bntu bantu|bantuin bantu|kasihtau kasih tahu|kasitau kasih tahu|infonya info|inpo info|informasi info|
plss please|pliis please|sory sorry|wat what|wht what|whats what's|wut what|hw how|abt about|bout about|pple people|
ppl people|tho though|tmrow tomorrow|2day today|tdy today|msg message|ok oke|okay oke|okey oke|okee oke|oki oke|
sip oke|im i'm`

export const slang: ReadonlyMap<string, string> = new Map(
  PAIRS.replaceAll('\n', '')
    .split('|')
    .map((pair): [string, string] => {
      const space = pair.indexOf(' ')
      return [pair.slice(0, space), pair.slice(space + 1)]
    }),
)

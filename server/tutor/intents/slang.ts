/** How people type on a phone, and what they mean. */
const PAIRS = `
brp berapa|brapa berapa|brpa berapa|berapaan berapa|brpaan berapa|gmn gimana|gmna gimana|gimn gimana|bagaimana gimana|gimanasi gimana sih|
dmn dimana|dmna dimana|dimn dimana|kpn kapan|knp kenapa|mengapa kenapa|kenpa kenapa|yg yang|yng yang|gk gak|ga gak|g gak|ngga gak|nggak gak|enggak gak|engga gak|gaa gak|tdk gak|tidak gak|kagak gak|
bs bisa|bsa bisa|blh boleh|sdh sudah|udh sudah|udah sudah|dah sudah|blm belum|dgn dengan|dg dengan|sm sama|ama sama|utk untuk|untk untuk|buat untuk|bwt untuk|krn karena|karna karena|
jg juga|jgn jangan|klo kalau|kl kalau|kalo kalau|kalu kalau|lg lagi|lgi lagi|skrg sekarang|skrang sekarang|skg sekarang|bgt banget|bngt banget|aj aja|ajah aja|saja aja|sj aja|
tp tapi|trs terus|trus terus|dr dari|dri dari|pd pada|hrs harus|msh masih|org orang|hr hari|hri hari|bln bulan|thn tahun|jd jadi|jdi jadi|tau tahu|tw tahu|
sy saya|gw saya|gue saya|gua saya|aku saya|ak saya|akuh saya|aq saya|w saya|km kamu|kmu kamu|lu kamu|lo kamu|elo kamu|anda kamu|
mw mau|pgn mau|pengen mau|pengin mau|pingin mau|ingin mau|kepengen mau|mo mau|pny punya|bljr belajar|blajar belajar|ngajarin ajar|ngajar ajar|
mksh makasih|mksih makasih|makasi makasih|mkasih makasih|tq makasih|thx thanks|thks thanks|ty thanks|tks thanks|trims makasih|trmksh makasih|tengkyu thanks|
tlg tolong|tlong tolong|plis please|pls please|plz please|pliss please|kak kak|kakak kak|kk kak|ka kak|min min|admin admin|mimin min|sis kak|sist kak|gan kak|bang kak|mas kak|mbak kak|mba kak|
u you|ur your|r are|im i'm|wanna want to|gonna going to|gotta have to|cuz because|coz because|bcs because|idk i don't know|tmrw tomorrow|tmr tomorrow|b4 before|
hrg harga|hrga harga|harganya harga|biayanya biaya|by biaya|jadwalnya jadwal|jdwl jadwal|jdwal jadwal|lokasinya lokasi|alamatnya alamat|almt alamat|kelasnya kelas|kls kelas|gurunya guru|pengajarnya pengajar|programnya program|
promonya promo|diskonnya diskon|brosurnya brosur|brsur brosur|proposalnya proposal|kursusnya kursus|krsus kursus|tesnya tes|test tes|daftarnya daftar|dftr daftar|cr cara|caranya cara|syaratnya syarat|umurnya umur|usianya usia|artinya arti|
inggrisnya inggris|bhs bahasa|b.inggris bahasa inggris|inggris inggris|ing inggris|english english|eng english|enggres inggris|grammer grammar|gramar grammar|vocabs vocab|vocabulary vocab|kosa kosa|pronounciation pronunciation|pronunciation pronunciation|
ortu orang tua|nya nya|wa whatsapp|whatsap whatsapp|watsap whatsapp|telp telepon|telpon telepon|tlp telepon|telfon telepon|hp telepon|no nomor|nmr nomor|nomer nomor|
dpt dapat|dapet dapat|ksh kasih|kasi kasih|krm kirim|byr bayar|online online|onlen online|ofline offline|bener benar|betul benar|beneran benar|bedanya beda|perbedaan beda|perbedaannya beda|ksng kosong|
free free|gratisan gratis|conversation conversation|convo conversation|speaking speaking|ngomong bicara|ngobrol bicara|percakapan conversation|registrasi daftar|register register|mendaftar daftar|pendaftaran daftar|regist register|
umr umur|thun tahun|taun tahun|minimum minimal|min. minimal|dewi dewi|mulainya mulai|sabtu weekend|minggu2 weekend`

export const slang: ReadonlyMap<string, string> = new Map(
  PAIRS.replaceAll('\n', '')
    .split('|')
    .map((pair): [string, string] => {
      const space = pair.indexOf(' ')
      return [pair.slice(0, space), pair.slice(space + 1)]
    }),
)

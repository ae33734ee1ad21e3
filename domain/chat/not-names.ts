/** Words that people write instead of their name. Those that are also names (Bunga, Indah, Grace, Will) are left out. */
const WORDS = `
a an the and or but of to in on at for with from about is am are was were be been it its this that these those there
here what how why when where who which whose i me my you your we our they he she him her them us not no nope yes yeah
yep yup ok okay oke sip please just only also too very really quite maybe perhaps sure fine good great nice cool awesome
amazing perfect excellent wonderful bad terrible boring funny happy sad angry tired busy hungry ready sorry thanks thank
welcome hello hi hey halo hai hallo bye goodbye morning afternoon evening night wait later now today tomorrow yesterday
soon never always sometimes again first second last next more less much many some any all none every each other another
same want wanna need like love hate know think learn teach study practice practise help tell give get go do does did
done don't doesn't can can't cannot could would should must have has had make take see look say said ask answer call
come stop start try use work play read write speak talk listen understand understood mean means explain check correct
fix send show buy pay english indonesian grammar vocabulary quiz test lesson course class classes program student
teacher school company office job free price cost fee promo discount schedule money phone number email mail address
details detail information info data name interested prefer rather mistake wrong right true false off fuck shit damn
idiot stupid scam scammer liar robot bot human machine admin someone somebody nobody everyone anything something nothing
everything people person customer visitor user question questions thing things time day week month year hour minute home
house food water weather saya aku gue gua gw kamu kau lu lo kami kita dia mereka anda mau ingin pengen pengin pingin
butuh perlu bisa boleh harus belajar ajarin ajari tolong bantu bantuin coba cek dong deh sih nih tuh kok loh lho kah
yang untuk buat dari dengan atau tapi karena kalau kalo itu ini apaan siapa kapan mana dimana kemana berapa brp
bagaimana gimana gmn kenapa mengapa ngapain tidak tdk gak ga gk nggak ngga enggak engga bukan belum sudah udah dah jadi
gajadi gausah iya ya yaa makasih terima kasih rahasia punya ada aja saja banget sekali lagi juga dulu nanti sebentar
bentar tunggu sekarang besok kemarin tadi lalu terus keren mantap mantul bagus hebat oke siap serius beneran bohong
penipu penipuan nipu dasar goblok bodoh tolol bego anjing bangsat kampret sialan jelek lucu seru asik asyik enak mahal
murah gratis cepat lambat lama baru susah gampang sulit mudah lumayan capek cape lelah bosan bingung malu takut sedih
senang bahagia marah kesal lapar haus sakit kuis kelas kursus les inggris bahasa harga biaya jadwal tes ujian guru
pengajar sekolah kampus kantor perusahaan kerja pekerjaan karyawan mahasiswa pelajar murid siswa orang anak teman bapak
ibu kakak kak adik om tante mbak mas bang bu pak min miss durasi bulan minggu hari jam menit tahun tanggal tempat lokasi
alamat nomor nomer nama email hape hp wa daftar ikut gabung tanya nanya jawab jawaban pertanyaan minta kasih kirim lihat
liat dengar ngomong bicara tulis baca paham ngerti mengerti tahu tau kayak kayaknya mungkin pasti memang emang soalnya
makanya pokoknya yuk ayo silakan lanjut stop batal wah aduh waduh duh wow yah hmm btw gini anu maaf mohon permisi
assalamualaikum astaga alhamdulillah hadeh buset lah ms kiky skip lewat nya nggausah males malas ogah ngaco aneh kepo
privasi data pribadi`

const words: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/** 'kursusnya', 'programnya'; names such as Tanya and Sonya are shorter. */
const OWNED = /^\p{L}{4,}nya$/u

export const isNoName = (word: string): boolean => words.has(word) || OWNED.test(word)

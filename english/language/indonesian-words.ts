import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SLANG = `aja ajah abis ada aku akuu anda apa apaan apakah apk atau atw ato ayo ayok bagaimana bagi bahasa
banget bangett bgt bgtt banyak baru bayar belajar
belum blm beneran bener benar berapa brp brapa brpa besok biar biaya biayanya bisa bs bsa boleh blh bro bang buat
bwt bukan bu ibu bapak pak cara caranya coba cuma cm cocok daftar dan dari dr dg
dengan dgn deh dek di dia dimana dmn dmna dong donk dulu dl eh emang emg enggak engga ngga nggak gak ga gk g ngk
gaes gan gatau gimana gmn gmna gt gitu gue gw gua guru gurunya habis hai halo hallo hari harga harganya
harus hrs ingin ini inggris itu itulah iya iyaa ya yaa yah yuk jadi jd jadwal jadwalnya jam jangan jgn juga jg kabar
kak kakak kaka ka kalau kalo klo kl kamu km kmu kami kapan kpn karena krn karna kasih kata katanya ke kelas kelasnya
kenapa knp kepada
kita klik kok koq kosakata ku kursus kursusnya lagi lg lah lalu lama latihan lebih lbh lewat lho loh lo lu mah maaf
mah makan makasih makasi mksh malam malem mana mas masih msh masuk mau mw mba mbak min mimin minta mohon mulai murah
mahal nanya nanti nih
nunggu nya oh oke ok orang org pagi pake pakai pas pasti pengen pingin pgn per perlu pernah permisi pesan pilih
program programnya promo pulang punya saja sj sama sm sampai sampe saya sy sebelum sedang sekali sekarang skrg
sekolah selamat semua seperti sering
siang siapa sis sist sih sini situ sore sudah sdh udah udh dah suka supaya susah tadi tahu tau tapi tp tanya tdk
tidak telepon telpon tempat tentang tgl terima terimakasih trims trimakasih tolong tlg tuh umur untuk utk utuk usia
untk usah waktu wkwk wkwkwk yang yg
yuk lokasi lokasinya alamat cabang garansi diskon potongan pengajar guru bule sertifikat brosur pendaftaran
mendaftar tes penempatan uang kembali bulan minggu tahun hubungi nomor penerjemah karyawan perusahaan kantor sapa
cakap ngobrol lancar bikin pelatihan
artinya arti bahasanya kalimat koreksi benerin betulin jelasin bedanya beda contoh contohnya kasi ajarin ajari dapat
dapet gratis percobaan anak remaja dewasa ikut ikutan gabung syarat syaratnya batas minimal maksimal tutup buka
hujan cuaca pacar lapar ngantuk sayang cinta rumah makanan teman temen
nasi goreng rendang sate satay bakso gado soto tempe tahu sambal kerupuk gudeg pempek martabak mie ayam gulai opor
lontong ketupat lumpia rawon batik angkot ojek gojek kost kos warung masjid musholla lebaran mudik puasa gotong
royong
nasi lemak becak bajaj kopi teh susu jalan jl kota desa kampung bersama sangat sekali juga kah pun gimana dulu gais
cuy coy anjay mantap mantul keren sabar semangat bareng sendiri kerja kuliah kampus sma smp sd univ tugas pr skripsi
ujian nilai`

let words: Set<string> | undefined

/** Whether a word is Indonesian (slang and dishes included) and not English. */
export function isIndonesianWord(word: string): boolean {
  words ??= new Set([
    ...SLANG.split(/\s+/),
    ...readFileSync(join(import.meta.dirname, '../data/indonesian.txt'), 'utf8')
      .split('\n')
      .filter(Boolean),
  ])
  return words.has(word) || words.has(withoutEndings(word))
}

const withoutEndings = (word: string) => word.replace(/(?:nya|ku|mu|kah|lah|in)$/, '')

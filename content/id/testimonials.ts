// Sample people: none of these reviewers exists. The school replaces them with its own.
import type { Testimonial } from '../shapes.ts'

export const testimonials: readonly Testimonial[] = [
  {
    quote: 'Dulu saya diam saja di rapat. Sekarang saya yang membuka presentasi untuk klien dari luar negeri.',
    name: 'Putri Anggraini',
    role: 'Manajer pemasaran, Jakarta',
  },
  {
    quote: 'Pengajarnya sabar dan lucu. Saya akhirnya paham tenses dari cerita soal kamar kos, bukan dari tabel.',
    name: 'Reza Mahendra',
    role: 'Mahasiswa, Bandung',
  },
  {
    quote: 'Simulasi IELTS-nya mirip ujian asli. Di hari ujian, saya sudah tidak kaget dengan hitungan waktunya.',
    name: 'Nadia Safitri',
    role: 'Pelamar beasiswa, Padang',
  },
  {
    quote: 'Bahan latihannya e‑mail kami sendiri. Sekarang tim bisa membalas kantor pusat tanpa menunggu saya.',
    name: 'Andi Saputra',
    role: 'Manajer HR, Tangerang',
  },
  {
    quote: 'Tamu sering menanyakan arah. Dulu saya cuma menunjuk peta, sekarang sudah bisa sambil mengobrol.',
    name: 'Kadek Suryani',
    role: 'Resepsionis hotel, Denpasar',
  },
  {
    quote: 'Kami berlatih menanyakan keluhan pasien dengan kalimat sederhana. Gugup saya hilang pelan-pelan.',
    name: 'Yohana Simatupang',
    role: 'Perawat, Medan',
  },
  {
    quote: 'Rapat pagi di proyek memakai bahasa Inggris. Sekarang saya berani menyela kalau ada angka yang keliru.',
    name: 'Agus Prasetyo',
    role: 'Insinyur, Balikpapan',
  },
  {
    quote: 'Umur 46 saya mulai dari ‘How are you?’. Sekarang saya bisa menelepon menantu di Melbourne.',
    name: 'Lilis Handayani',
    role: 'Ibu rumah tangga, Bogor',
  },
  {
    quote: 'Di klub percakapan, awalnya saya cuma mendengarkan. Lama-lama ikut tertawa, lalu ikut bercerita.',
    name: 'Rizky Ramadhan',
    role: 'Siswa SMA, Makassar',
  },
  {
    quote: 'Juru bahasanya mempelajari istilah kami sebelum acara. Pembicara dan peserta sampai bisa saling bercanda.',
    name: 'Wulan Maharani',
    role: 'Penyelenggara konferensi, Jakarta',
  },
  {
    quote: 'Saya kira sudah terlambat untuk belajar lagi. Ternyata teman sekelas malah menunggu cerita saya.',
    name: 'Slamet Widodo',
    role: 'Pensiunan, Yogyakarta',
  },
  {
    quote: 'Staf gudang dan staf kantor belajar dengan contoh yang berbeda. Dua-duanya merasa itu kelas mereka.',
    name: 'Felicia Tanuwijaya',
    role: 'Manajer pelatihan, Surabaya',
  },
  {
    quote: 'Kosakata tentang laut langsung saya pakai saat memandu penyelam. Belajarnya lewat praktik, bukan hafalan.',
    name: 'Grace Wuisan',
    role: 'Pemandu selam, Manado',
  },
  {
    quote: 'Saya biasa membaca dokumentasi, tapi kaku saat bicara. Sekarang rapat dengan tim di India terasa biasa.',
    name: 'Fajar Hidayat',
    role: 'Programmer, Semarang',
  },
  {
    quote: 'Esai saya dikembalikan dengan catatan di tiap paragraf. Capek merevisi, tapi tulisan saya jadi punya arah.',
    name: 'Melati Usman',
    role: 'Calon mahasiswa S2, Pontianak',
  },
  {
    quote: 'Saya cuma ingin bisa bercanda dengan turis di kedai kopi. Ternyata itu boleh jadi bahan latihan di kelas.',
    name: 'Dimas Pratama',
    role: 'Barista, Malang',
  },
]

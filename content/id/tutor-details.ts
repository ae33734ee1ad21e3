/** Answers to detailed questions about the school: what is published, and for the rest 'the team will tell you'. */
export const details = {
  'online':
    'Bisa belajar di kantormu, di tempat kami, atau daring, tergantung kota dan kelasnya. Sebutkan kotamu dan bahwa kamu ingin kelas daring saat mendaftar, lalu tim kami memberi tahu pilihan yang tersedia.',
  'place':
    'Ada kelas daring, jadi dari {place} pun ada jalannya, tergantung kelasnya. Kelas tatap muka di {place} belum tertulis di situs (alamat kami **{address}**). Sebutkan kotamu kepada tim kami: telepon **{phone}** atau e-mail **{email}**.',
  'place.here': 'Ya, kami ada di {place}: **{address}**. Kelas daring juga ada, tergantung kelasnya.',
  'evening':
    'Jam kelas, termasuk kelas malam, belum tertulis di situs, karena jadwalnya berbeda menurut kota dan level. Sampaikan jam kosongmu ke tim kami, misalnya “sepulang kerja”, lalu mereka mencocokkan: telepon **{phone}** atau e-mail **{email}**.',
  'weekend':
    'Apakah ada kelas Sabtu atau Minggu belum tertulis di situs; jadwalnya berbeda menurut kota dan level. Tim kami bisa memastikannya: telepon **{phone}** atau e-mail **{email}**.',
  'child':
    'Kelas kami untuk usia **{minimum} tahun ke atas**, jadi untuk anak sekolah dasar atau menengah pertama belum ada. Di rumah bisa mulai dari lagu, buku cerita, dan sepuluh menit bahasa Inggris setiap hari.',
  'time.zone':
    'Perbedaan waktu (WIB, WITA, WIT) tidak masalah untuk bertanya, tetapi jam kelas daringnya belum tertulis di situs. Sebutkan kota dan jam luangmu menurut waktu setempat, lalu tim kami mencarikan jam yang cocok: telepon **{phone}** atau e-mail **{email}**.',
  'connection':
    'Berapa kuat internet yang diperlukan dan apakah kelasnya direkam belum tertulis di situs, jadi aku tidak mau menebak. Ceritakan keadaan sinyalmu ke tim kami: telepon **{phone}** atau e-mail **{email}**.',
  'patience':
    'Ya, itu yang kami jaga: pengajar kami mengajar dengan sabar, dan kamu boleh salah berkali-kali. Ada pengajar lokal yang paham kesulitan orang Indonesia, dan pengajar internasional. Kamu bisa merasakannya dulu di kelas percobaan gratis.',
  'payment':
    'Cara pembayaran (tunai, transfer, bertahap, atau waktu tertentu) belum tertulis di situs. Tim kami menyampaikannya bersama biaya kelasmu: telepon **{phone}** atau e-mail **{email}**.',
  'makeup':
    'Aturan kalau tidak bisa hadir, cuti, atau mengganti jadwal belum tertulis di situs. Tim kami bisa menjelaskannya: telepon **{phone}** atau e-mail **{email}**.',
  'access':
    'Soal kebutuhan khusus (kursi roda, pendengaran, penglihatan, atau yang lain) belum tertulis di situs, tetapi layak ditanyakan dulu. Ceritakan kepada tim kami: telepon **{phone}** atau e-mail **{email}**.',
  'test.free':
    'Gratis! Tes penempatannya tidak dipungut biaya, dan tidak perlu belajar khusus: tes ini hanya mencari titik mulai yang pas untukmu.',
  'trial.free': 'Ya, kelas percobaannya gratis. Kalau mau coba, bilang saja **mau daftar**, nanti kucatat.',
  'certificate':
    'Soal sertifikat kursus belum tertulis di situs, jadi aku tidak mau menjanjikan. Tim kami bisa memastikannya. Kalau yang kamu perlukan sertifikat resmi seperti IELTS atau TOEFL, itu diterbitkan oleh lembaga ujiannya sendiri; kami menyiapkanmu untuk ujiannya.',
  'invoice':
    'Soal invoice dan faktur pajak belum tertulis di situs, jadi aku tidak mau menebak. Sampaikan kebutuhan administrasi perusahaanmu (nama PT, NPWP, PO) kepada tim kami: telepon **{phone}** atau e-mail **{email}**.',
  'instalments':
    'Cara pembayaran, termasuk cicilan, belum tertulis di situs. Tim kami menyampaikannya bersama biaya kelasmu.',
  'estimate':
    'Perkiraan pun tidak bisa kuberikan, karena biayanya memang berbeda menurut kota, level, dan jumlah peserta. Angka yang pasti bisa kamu dapat dari tim kami: telepon **{phone}** atau e-mail **{email}**, tanpa kewajiban apa pun.',
  'score':
    'Terus terang: skor tidak kami janjikan, karena hasil ujian bergantung pada level awal, waktu, dan latihanmu. Yang kami jamin: **garansi uang kembali 30 hari**. Yang kamu dapat: rencana belajar mengikuti tanggal ujian, simulasi berkala, dan umpan balik rinci untuk Writing dan Speaking.',
  'fluent':
    'Berapa lama sampai lancar tergantung level awalmu, targetmu, dan waktumu tiap minggu, jadi aku tidak menjanjikan angka. Tes penempatan menunjukkan titik mulaimu, lalu rencana belajarnya disusun dari sana.',
  'length':
    'Lama kursus dan jumlah pertemuan berbeda menurut program, kota, dan level, dan belum tertulis di situs. Tim kami menyampaikannya setelah tahu programmu.',
  'size':
    'Jumlah peserta per kelas bisa berbeda di tiap kota dan level, dan kelas privat belum tertulis di situs. Sampaikan maumu saat mendaftar, tim kami mencarikan yang sesuai.',
  'accredited':
    'Soal akreditasi dan izin belum tertulis di situs, jadi tanyakan langsung ke tim kami ya: telepon **{phone}** atau e-mail **{email}**.',
  'age.young':
    'Kelas kami untuk usia **{minimum} tahun ke atas**, jadi usia {age} tahun belum bisa ikut. Kami lebih suka jujur daripada memaksakan kelas yang tidak pas.',
  'age.young.more':
    'Sambil menunggu, di rumah bisa dibantu dengan lagu, buku cerita, dan 10 menit bahasa Inggris setiap hari. Nanti saat usianya {minimum}, pintu kami terbuka.',
  'age.teen':
    'Bisa! Usia {age} tahun sudah boleh ikut, asal mendaftar dengan izin orang tua atau wali. Sebelum kelas dimulai ada tes penempatan untuk mencari titik mulainya.',
  'age.adult':
    'Bisa! Usia {age} tahun boleh ikut; batas minimalnya {minimum} tahun, dan tidak ada kata terlambat untuk belajar.',
  'official':
    'Tes resmi (TOEFL, IELTS, Cambridge) diterbitkan oleh lembaga ujiannya sendiri. Apakah tes resminya bisa diambil di tempat kami belum tertulis di situs.',
  'test': 'Sebelum kelas dimulai ada tes penempatan, supaya kamu masuk ke level yang pas.',
  'times': 'Jam kelas (pagi, siang, sore, malam) belum tertulis di situs, karena berbeda menurut kota dan level.',
  'conditions': 'Syarat atau kewajiban lain tidak tertulis di situs.',
  'start': 'Kapan kelas berikutnya mulai belum tertulis di situs.',
  'hours': 'Jam buka kantor belum tertulis di situs.',
  'private': 'Kelas privat belum tertulis di situs.',
  'materials': 'Soal buku, materi, dan aplikasi belum tertulis di situs.',
  'languages': 'Di sini yang diajarkan bahasa Inggris; kelas bahasa lain tidak tertulis di situs.',
  'audience': 'Kelas khusus untuk {audience} belum tertulis di situs. Yang ada: {programs}.',
  'program': 'Ada: **{name}**. {summary}',
  'team': 'Yang belum tertulis bisa dipastikan tim kami: telepon **{phone}** atau e-mail **{email}**.',
  'connect': 'Mau kusambungkan ke tim kami? Bilang saja **iya**.',
  'sorry':
    'Maaf sekali, itu memang bukan pelayanan yang baik. Dari sini aku tidak bisa melihat pesan atau pendaftaranmu, jadi yang paling cepat: telepon **{phone}** atau e-mail **{email}**.',
  'sorry.again':
    'Maaf ya, wajar kalau kamu kesal. Yang paling cepat tetap telepon **{phone}** atau e-mail **{email}**.',
  'sorry.connect': 'Atau kalau mau, kucatat nomormu supaya tim kami yang menghubungimu. Bilang saja **iya**.',
}
export type Details = { [Key in keyof typeof details]: string }

import { wordSet } from '../domain/shared/word-lists.ts'

/** Words by which a visitor writes formally; the plain ones tell it by themselves. */
export const formalWords = {
  plain: wordSet('anda yth hormat perkenankan sehubungan dimohon'),
  signs: wordSet(`
    kami bapak ibu saya mohon apakah bagaimana dapat perusahaan instansi lembaga karyawan pegawai peserta berminat
    mengetahui menanyakan informasi kepada tersedia terima kasih selamat pelatihan penawaran pimpinan bagian dinas
    kantor apabila tidak sudah belum`),
  /** Any one of these makes a message informal. */
  informal: wordSet(`
    aku ak gue gw gua lu lo elo kamu km kak kakak ka min kk miss dong nih sih deh kok gak ga nggak ngga enggak gk gmn
    gimana brp yg udah udh blm wkwk wkwkwk haha hehe aja cuma cuman doang bgt banget tp trs trus sm kalo klo gan bro mba
    mbak mas tante pakde bude nduk oma opung beta ambo abdi kulo utk`),
}

/** Words that end like 'yours' and are not. */
export const notYours = wordSet('tamu bertamu temu bertemu ketemu menemu ilmu jamu semu kamu')

/** Verbs that she uses of herself, with the prefix 'ku-'. */
export const ownDeeds = wordSet(`
  catat bantu sambungkan hubungkan sarankan jawab tebak janjikan tunjukkan berikan cek tanya kirim pastikan koreksi beri
  lihat jelaskan dengarkan kenalkan yakini uji rapikan`)

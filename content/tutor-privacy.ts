/** What visitors ask about their data, as frames (see domain/shared/frames.ts). */
export const privacyWords = {
  data: `
    data dataku datanya my_details details personal_info personal_information informasi informasiku information emailku
    email_saya email_aku e_mailku e_mail_saya e_mail_aku my_email my_e_mail nomor nomorku nomor_hp nomor_telepon
    nomor_wa nomor_saya nomer nomerku nomer_hp my_number my_phone_number nama namaku nama_saya nama_aku my_name no_hp
    hpku hp_saya kontak kontakku kontak_saya my_contact privacy privasi privasinya conversation percakapan obrolan
    my_chat chat_ini chat_aku chat_saya`,
  other: 'last other another previous earlier',
  visitor: `
    visitor visitors user users student students person persons people customer customers client clients`,
  said: 'say said ask asked write wrote tell told talk talked talking',
  orang: 'orang pengunjung user murid siswa pelanggan',
  lain: 'lain sebelum sebelumnya sebelumku terakhir tadi',
  bilang: 'bilang* tanya* nanya* ngomong* nulis* chat* cerita*',
  done: 'sudah udah udh already been really beneran get got',
  deleted: 'dihapus kehapus terhapus hapus deleted erased removed',
  delete: 'hapus hapusin hapuskan dihapus delete erase remove tarik_kembali cabut',
  yet: 'belum blm kah gak ga',
  safe: `
    safe secure aman dijual jual sell sold share shared disebar* sebar* bocor leak* disalahgunakan misuse misused
    dirahasiakan rahasia confidential disimpan simpan store stored keep kept policy kebijakan protect* dilindungi`,
  sees: 'see sees read reads get gets has',
  why: 'kenapa knp mengapa kok ngapain',
  must: 'harus perlu butuh minta mau kasih ngasih isi nanya tanya wajib',
  give: 'kasih isi ngasih ngisi memberi diisi',
  wanted: 'email e_mail nama nomor nomer no hp wa data',
} as const

/** Whatever of these is asked together with a word for the data, in any order. */
export const privacyQuestions = {
  'privacy.deleted': `
    … @done @deleted …
    … @deleted @yet …
    … did you really? delete|erase|remove …
    … have you deleted|erased|removed …`,
  'privacy.delete': `
    … @delete …`,
  'privacy.safe': `
    … @safe …
    … siapa yang|yg|aja …
    … who can|will? @sees …`,
  'privacy.use': `
    … what will|do|would|are you|they do|doing|need|want|use …
    … what_for|use_for|used_for|for_what …
    … how will|do you use …
    … why do|should|must|would|are|did|have you|i|we …
    … untuk|buat|bwt apa|apaan …
    … diapain|dipake|dipakai|digunakan …
    … @why … @must …
    … harus|wajib|perlu @give …
    … have|need|required to give|tell|share|provide …`,
}

/** Asked without a word for the data that are meant. */
export const openPrivacyQuestions = {
  'privacy.others': `
    … @other @visitor … @said …
    … @other * @visitor … @said …
    … @orang @lain … @bilang …`,
  'privacy.use': `
    … harus|wajib|perlu kasih|isi|ngasih|ngisi|memberi alamat? @wanted …`,
}

/** A few words that ask about the data once they were asked for. */
export const barePrivacyQuestions = {
  'privacy.use': `
    why do you need it|that|them|this …
    what is it|this|that for …
    what for …
    untuk|buat apa|apaan …
    kenapa harus …`,
  'privacy.safe': `
    is it|this|that safe …
    ini|emang? aman gak|ga|nggak|kah|kan|sih …
    safe …`,
}

/** An order, not a statement. */
export const deletionOrders = {
  order: `
    please? delete|erase|remove …
    … can|could|would|want|like you? to? delete|erase|remove …`,
}

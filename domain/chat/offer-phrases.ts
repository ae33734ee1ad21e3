/** How people say where they can be reached, as frames (domain/shared/frames.ts); CONTACT is an address or number. */
export const offerWords = {
  hello: 'hi hello hey halo hai ok oke okay sure yes ya iya please tolong kak min miss ms well so oh baik siap boleh',
  my: 'my our',
  mine: 'saya aku ku gue gw gua kami nya pribadi',
  which: 'personal private work office new other kantor pribadi baru lain active aktif',
  kind: `
    email e-mail emailku emailnya mail gmail surel alamat address kontak kontakku contact number phone mobile whatsapp
    wa hp hape handphone telepon telpon telp telephone no nomor nomer nomorku nomornya wanya waku hpku`,
  is: "is are adalah itu yaitu ini it's =",
  here: 'here this these ini nih berikut',
  can: 'can could may will feel_free_to bisa boleh silakan just langsung',
  you: 'you your_team they kalian kakak kak tim_kalian',
  me: 'me us saya aku gue gw kami',
  reach: `
    reach contact call text message chat email mail write_to write phone wa whatsapp ring hubungi kontak telepon telpon
    telp kabari kirimi`,
  send: 'send_it_to send_it_at send_to kirim_ke kirimkan_ke kirimin_ke kirim_aja_ke',
  reached: 'can_be_reached can_be_contacted bisa_dihubungi dapat_dihubungi dihubungi reachable am_reachable',
  at: 'at on via by through di ke lewat melalui ya aja',
  end: 'ya yah kak kakak min miss ms aja saja dong deh nih thanks thank_you makasih terima_kasih please',
  name: "my_name_is i_am i'm nama_saya nama_aku namaku nama_gue saya aku",
} as const

export const offerPhrases = {
  offers: `
    @hello? @hello? @my? @which? @kind @kind? @kind? @mine? @which? @end? @is? CONTACT @end? @end?
    @hello? @hello? @here @is? @my? @which? @kind? @kind? @kind? @mine? @end? @end? @is? CONTACT @end? @end?
    @hello? @you? @can? @you? @reach @me @at? @my? @which? @kind? @kind? @mine? @at? CONTACT @end? @end?
    @hello? @you? @can? @reach @at CONTACT @end? @end?
    @hello? @send @my? @which? @kind? @kind? @mine? CONTACT @end? @end?
    @hello? i|saya|aku|kami? @reached @at? @my? @kind? @kind? @mine? CONTACT @end? @end?
    @hello? @name {name} @my? @which? @kind @kind? @kind? @mine? @is? CONTACT @end? @end?`,
  /** Nothing but who it is, or a greeting. */
  introduces: `
    @hello? @hello? @hello? @name {name} @end?
    @hello @hello? @hello? @end?`,
} as const

/** What kind of thing an answer to a question for contact details is, as frames (see domain/shared/frames.ts). */

/** Classes of words in the frames below. */
export const answerWords = {
  not: 'gak ga gk nggak ngga enggak engga tidak tdk tak',
  notYet: '@not belum blm',
  have: 'punya pnya ada pake pakai bikin',
  without: "gapunya gaada do_not_have don't_have dont_have don't_own don't_use have_no haven't_got no",
  an: 'an any a alamat akun my_own',
  email: 'email emailnya emailku e-mail gmail surel alamat_email',
  phone: `
    hp hape handphone telepon telp telpon nomor nomorku nomornya nomer no wa whatsapp phone phone_number number mobile`,
  name: 'nama namanya namaku name',
  wrong: 'salah keliru typo wrong incorrect not_right kurang_tepat kurang_benar',
  change: 'ganti ubah ralat koreksi perbaiki benerin change correct fix edit',
  typed: 'my the tulis ketik masukin isi dulu tadi',
  i: 'aku saya gue gw i maaf sorry',
  kak: 'kak min miss',
  ah: '@kak ah deh',
  end: 'batal batalkan cancel stop berhenti udahan sudahi nanti later skip lewati gajadi jangan gamau gausah',
  unwilling: "@not jangan ogah males malas don't won't",
  wantTo: 'mau usah perlu want_to going_to',
  give: 'kasih ngasih kasi give share memberi memberikan isi ngisi sebut pake pakai leave hand_out',
  calls: 'hp nomor nomer email calls telpon telepon spam asking',
  afraid: 'takut risih khawatir afraid',
  abuse: 'spam dispam diteror disalahgunakan leaked',
  delete: 'hapus hapusin delete remove erase',
  all: 'aja saja all semua my the',
  details: 'data details info information nama name email e-mail nomor number everything semua',
  alone: 'aja saja only doang please',
  by: 'lewat via by through pakai pake',
  prefer: 'prefer lebih_suka lebih_pilih lebih_memilih cukup mending',
  asking: `
    apa apakah apaan berapa berapaan brp bagaimana gimana gmn kenapa knp mengapa kapan kpn dimana kemana darimana mana
    siapa bisa bisakah boleh bolehkah ada adakah kok emang emangnya what how why when where who which can could do does
    did is are will would should may`,
  want: 'mau ingin pengen pengin numpang',
  ask: 'tanya nanya tahu tau',
  thanks: 'thanks thank_you thx makasih terima_kasih trims',
  tag: 'gak ga nggak ngga enggak engga apa gimana kenapa ya_kan',
  particle: 'ya sih kak nih min',
}

const wrong = (field: string): string => `
  … @${field} *? *? *? @wrong …
  … @wrong|@change @typed? my|the? @${field} …`

const none = (field: string): string => `
  … @notYet @have @an? @${field} …
  … @without @an? @${field} …
  … @${field} @notYet @have …
  … @${field} @without …`

export const answerPhrases = {
  /** Ends the questions. Politeness before it is left out. */
  stop: `
    @end …
    not|maybe now|later …
    no thanks|thank_you …
    @not jadi|usah|mau|perlu|dulu|tertarik …
    not interested …
    don't|do_not|dont want …
    rather|prefer not …
    … @unwilling @wantTo? @give …
    … jangan|no|stop @calls deh|dulu|please? …
    … @afraid … @abuse …
    privasi|private|that's_private …
    rahasia ah|dong|deh|kak?
    males|malas|ogah ah|deh|kak|kasih|ngasih|isi|ngisi? ah|deh|kak?
    @delete @all? @all? @details …
    never mind …
    nevermind …
    fuck|go off|away …`,
  takesBack: `
    batal|batalkan|cancel @ah|aja|saja? @kak?
    tolong|please? @delete @all? @all? @details saya|aku|ku|dong|please|ya? @kak?`,
  /** Just 'no', with or without a polite word. */
  no: `
    no|nope|nah|@not|ogah|gamau|no_way @ah|mau? @ah?`,
  noEmail: none('email'),
  /** None, or none to be called on. */
  noPhone: `${none('phone')}
    … @by? @email @alone …
    … @prefer … @by? @email …`,
  none: `
    @i? ,? aku|saya|i? @notYet @have @kak|one|any|itu? @kak?
    @i? @without @kak|one|any|itu?`,
  wrongName: wrong('name'),
  wrongEmail: wrong('email'),
  wrongPhone: wrong('phone'),
  /** A question, with or without its mark. */
  asks: `
    @asking * …
    di|ke|dari mana …
    untuk|buat apa …
    … @want @ask …
    … nanya|tanya …
    … i_want_to know|ask …
    … tell_me|jelaskan|explain …
    … * @tag @particle? @particle?`,
  /** Thanks or a goodbye instead of an answer. */
  leaves: `
    @thanks …
    … bye|dadah|goodbye|pamit …
    … gotta|have_to|must|need_to go …
    … @thanks @kak?`,
} as const

export type AnswerKind = keyof typeof answerPhrases

/** Before a wish to stop. */
export const politeStarts: ReadonlySet<string> = new Set(
  `maaf sorry eh hmm hmmm oh ya please tolong kak ms miss kayaknya sepertinya aku saya i i'm am i'd want to would like
  mau let's lets but tapi ,`.split(/\s+/),
)

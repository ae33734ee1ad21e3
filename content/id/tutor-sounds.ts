/** How to pronounce the sounds that are hard for Indonesian speakers. */
export const sounds = {
  th: 'Bunyi **th**: ujung lidah menyentuh gigi atas, lalu hembuskan udara. **think** tanpa suara, **this** dengan suara. Bukan t atau d.',
  r: 'Bunyi **r** Inggris tidak bergetar: lidah ditarik ke belakang tanpa menyentuh apa pun. Coba **red, right, around**.',
  v: 'Bunyi **v**: gigi atas menyentuh bibir bawah dan pita suara bergetar. **van** berbeda dengan **fan**.',
  long: '**ship** pendek dan rileks /ɪ/, **sheep** panjang dengan bibir tersenyum /iː/. Begitu juga live – leave, full – fool.',
  ed: 'Akhiran **-ed** punya tiga bunyi: /t/ setelah bunyi tak bersuara (worked), /d/ setelah bunyi bersuara (played), /ɪd/ setelah t dan d (wanted).',
  s: 'Akhiran **-s**: /s/ setelah bunyi tak bersuara (books), /z/ setelah bunyi bersuara (dogs), /ɪz/ setelah s, sh, ch (watches). Jangan dihilangkan.',
  silent:
    'Huruf yang tidak dibaca: **k** di know, **b** di debt, **w** di write, **l** di walk, **s** di island, **t** di listen.',
  schwa: 'Schwa /ə/ adalah bunyi paling sering: pendek dan lemah, seperti **a** di about dan **er** di teacher.',
  stress:
    'Setiap kata punya satu suku kata yang ditekan lebih kuat: pho-**TO**-gra-pher, com-pu-ter → com-**PU**-ter. Salah tekan sering lebih membingungkan daripada salah bunyi.',
  accent:
    'Logat itu wajar. Yang penting jelas: tekankan suku kata yang tepat, ucapkan bunyi akhir, dan jangan terburu-buru. Tirukan satu kalimat pendek dari film, rekam, lalu bandingkan.',
  numbers:
    '**thirteen** ditekan di belakang dan n-nya terdengar, **thirty** ditekan di depan. Sama untuk 14–40 sampai 19–90.',
  a: '**a** di cat /æ/: mulut dibuka lebar ke samping; **u** di cut /ʌ/ lebih pendek dan di tengah.',
  link: 'Saat bicara lancar, kata disambung: “pick it up” terdengar seperti pi-ki-tap.',
  twister: 'Coba ini, pelan dulu: “She sells seashells by the seashore.” Lalu: “Three free throws.”',
}
export type Sounds = { [Key in keyof typeof sounds]: string }

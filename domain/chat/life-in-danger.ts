/** Danger to the visitor or to somebody else, violence against the visitor, or a call for emergency services. */
export type Danger = 'self' | 'other' | 'violence' | 'emergency'

const anyOf = (words: string): string => `(?:${words.trim().replace(/\s*\n\s*/g, '')})`

const I_EN = "(?:i|i'm|im|i've|ive|i'd|id|i'll|me|my|myself)"
const I_ID = '(?:aku|akuu?|ak|aq|saya|sy|gue|gua|gw|gwe|w|ane|inyong|abdi|hidupku|diriku)'
const WANTS_EN =
  anyOf(`want to|wanna|wanted to|want|wish to|wish i could|would like to|feel like|need to|have to|ready to|
  going to|gonna|plan to|planning to|plan on|trying to|tried to|try to|thinking of|thinking about|think about|thought of|
  thought about|rather|should|will|prefer to|hope to|hope i|hope i can|about to|tempted to|just want to|let me`)
const WANTS_ID =
  anyOf(`mau|mw|pengen|pengin|pingin|pengn|pngen|pgn|pgen|kepengen|kepingin|kepikiran|kepikir|ingin|pen|niat|
  berniat|mikir|mikirin|memikirkan|coba|nyoba|mencoba|rencana|berencana|mending|mendingan|lebih baik|baiknya|akan|bakal|
  pernah|hampir|arep|kudu|hayang|rasanya|rasa|siap|biar|kapan|boleh`)

const HARM_EN = anyOf(`kill(?:ing|ed)? (?:myself|my self|me self)|unaliv(?:e|ing) (?:myself|me)|hang(?:ing)? myself|
  (?:hurt|harm|cut|burn|shoot|drown|poison|stab)(?:t?ing|n?ing|ning)? myself|(?:end|ending|take|taking) my (?:own )?life|
  end(?:ing)? it all|(?:commit|committing|do|doing|attempt|attempting) su[ic]{2}ide?|kms`)
const HARM_ID =
  anyOf(`b[ue]?nu?h ?di?ri|bundir|gantung diri|(?:meng)?akhiri (?:hidup|semua|nyawa)(?:ku|nya)?|ngakhirin hidup|
  akhirin hidup|(?:me)?(?:ny|s)akiti? ?(?:diri|badan)(?: ?ku| sendiri| saya| aku)?|nyakitin diri|lukai diri|ngelukain diri|
  nyayat|(?:ny|s)ilet (?:tangan|nadi)|potong (?:urat )?nadi|loncat dari|lompat dari|terjun dari|minum (?:racun|baygon)|
  nabrakin diri|self ?harm`)

const DEATH_ID = '(?:mati|mokad|modar|modyar|mampus|meninggal|isdet|paeh|mate|matek)'
/** Devices and plants that 'die', and figures of speech. */
const NOT_MEANT_ID =
  /\b(?:hp|hape|handphone|ponsel|baterai|batre|batere|laptop|lampu|listrik|sinyal|wifi|motor|mobil|mesin|komputer|tv|ac|alarm|paket|kuota|tanaman|pohon|bunga)\w*(?: \w+){0,3} mati\b|\bmati (?:lampu|listrik|gaya|rasa|kutu|ketawa|tertawa|ngakak|matian|penasaran|kelaparan|kutukutu)\b|\b(?:ngakak|ketawa|lucu)\w*\b.*\bmati\b/
const NOT_MEANT_EN =
  /\bdie (?:laughing|of (?:laughter|laughing|boredom|hunger|happiness|old age)|for (?:my|our|the|his|her) )|\brather die than\b|\bto die for\b|\bdying to\b|\bkilled myself laughing\b/

const SELF: readonly RegExp[] = [
  new RegExp(`\\b${I_EN}\\b.*\\b${HARM_EN}\\b`),
  /^(?:kms|suicide|bunuh diri|bundir|self ?harm)$/,
  new RegExp(
    `\\b${I_EN}\\b(?: \\w+){0,4} ${WANTS_EN}(?: \\w+){0,2} (?:die|dead|be dead|end it|disappear forever|not exist|stop existing)\\b`,
  ),
  /^(?:(?:just|really|please) )?(?:want to|wanna|let me) die\b/,
  new RegExp(`\\b${I_EN}\\b.*\\bsu[ic]{1,2}i?c?ida?l\\b`),
  new RegExp(
    `\\b${I_EN}\\b.*\\b(?:thought|thoughts|think|thinking|idea|ideas|plan|planning|note|considering|consider|attempt|attempted)\\b.*\\b(?:suicide|killing myself|ending my life|self harm)\\b`,
  ),
  /\bi (?:\w+ )?wish (?:that )?i (?:was|were|am|would be|could be) (?:dead|gone|never born|not alive)\b/,
  /\bi (?:\w+ )?wish (?:that )?i (?:had never been|was never|were never|wasn't|weren't|had not been|hadn't been) (?:born|alive)\b/,
  /\b(?:i|i'm|im|i'd|everyone|everybody|they|world|family|people)\b.*\bbetter off (?:dead|without me|if i (?:was|were) (?:dead|gone))\b/,
  /\bi (?:really |just )?(?:do not|don't|dont|didn't|no longer|can not|cannot|can't|cant) (?:want to |wanna |wish to |like to )?(?:live|exist|be alive|go on living|keep living)(?: again| no more| this life)?$/,
  /\bi (?:really |just )?(?:do not|don't|dont|no longer|can not|cannot|can't|cant) (?:want to |wanna |wish to )?(?:live|exist|be alive|be here|go on living|wake up|keep living) (?:anymore|any more|any longer|like this|and\b|because\b)/,
  /\b(?:no reason|nothing|no point)\b.*\b(?:to live(?: for)?|in living|left to live for|to be alive)\b/,
  /\b(?:i'm|im|i am|i feel)\b.*\b(?:tired|sick|done) (?:of|with) (?:living|being alive|life|my life|this life|existing)\b/,
  /\b(?:my )?life (?:is|isn't|is not|has)\b.*\b(?:not worth living|worth living|no meaning anymore)\b/,
  /\b(?:nobody|no one|noone|who) (?:would|will|wouldn't|won't) (?:miss|notice|care|cry)\b.*\bif i (?:died|die|was dead|were dead|am dead|disappear(?:ed)?|was gone|am gone)\b/,
  /\bgiv(?:e|ing) up on (?:life|living|my life)\b/,
  /\bi (?:took|swallowed|drank|have taken|just took)\b.*\b(?:too many pills|all (?:the|my) pills|poison|overdose|whole bottle of)\b/,
  /\bi(?:'m| am)? (?:want to |gonna |going to )?overdos(?:e|ed|ing)\b/,
  new RegExp(`\\b(?:${I_ID}|${WANTS_ID})\\b.*\\b${HARM_ID}\\b`),
  new RegExp(`\\b${WANTS_ID}(?: ${I_ID}| cepat| cepet| rasanya| banget| bgt| sih| jadi| aja| \\w+an)? ${DEATH_ID}\\b`),
  new RegExp(`\\b${DEATH_ID} (?:aja|saja|ae|wae|ajah|sajalah|ajalah) ?(?:deh|lah|rasanya|gue|aku|saya)?\\b`),
  /\b(?:mending|lebih baik|andai|kalau|kalo|harusnya|seharusnya)\b.*\b(?:aku|saya|gue|gw|gua)(?: \w+)? (?:mati\b|(?:gak|ga|nggak|tidak) ada(?: aja| saja| di dunia| lagi)?$|(?:gak|ga|nggak|tidak) (?:pernah )?(?:lahir|dilahirin|dilahirkan)\b)/,
  /\b(?:gak|ga|gk|nggak|ngga|enggak|tidak|tdk|ndak|ogah|males|malas|gabisa|gamau)\b(?: (?:lagi|pernah))? (?:mau|pengen|pengin|ingin|sanggup|kuat|tahan|bisa|minat|niat|semangat)? ?hidup(?! (?:tanpa|di|sehat|boros|hemat))(?: lagi| gini| begini)?\b/,
  /\b(?:capek|cape|capè|lelah|bosan|bosen|muak|jenuh|males|malas|nyerah|menyerah)(?: (?:banget|bgt|sama|dengan|sm|dgn|aku|gue|jalani|jalanin|buat|untuk))* hidup(?:ku)?(?! di)\b/,
  /\b(?:buat apa|untuk apa|ngapain|apa gunanya|gak ada gunanya|ga ada gunanya|tidak ada gunanya|gak ada alasan|tidak ada alasan|ga ada alasan)(?: (?:aku|saya|gue|gw|lagi|masih|buat|untuk|terus|tetap))* hidup\b(?! (?:sehat|hemat|bersama))/,
  /\bhidup(?:ku| (?:aku|saya|gue|gw|ini))?\b.*\b(?:gak|ga|nggak|tidak|udah gak|sudah tidak) (?:ada )?(?:berarti|artinya|gunanya|guna|berguna|layak|berharga|ada harapan)\b/,
  /\b(?:aku|saya|gue|gw|gua)\b.*\b(?:overdosis|menenggak (?:racun|obat)|minum (?:obat|pil) (?:satu|sebotol|banyak))\b/,
  /\b(?:pengen|pengin|ingin|mau|pgn) (?:ng?ilang|menghilang|lenyap) (?:dari dunia|selamanya|dari muka bumi|dari bumi)\b/,
  /\b(?:pengen|pengin|ingin|mau|pgn|harap|berharap|semoga)(?: \w+){0,2} (?:gak|ga|nggak|tidak) (?:bangun|bernapas|bernafas|bangun bangun) lagi\b/,
]

const RELATED_EN =
  'my (?:\\w+ )?(?:friend|bestie|brother|sister|son|daughter|mother|mom|father|dad|wife|husband|boyfriend|girlfriend|roommate|classmate|student|cousin|colleague|coworker|neighbour|neighbor|ex)|he|she|somebody|someone'
const RELATED_ID =
  '(?:teman|temen|sahabat|adik|adek|kakak|anak|ibu|ayah|bapak|mama|papa|suami|istri|pacar|cowok|cewek|sepupu|saudara|murid|siswa|tetangga|mantan|kawan)(?:ku|nya)?|dia|seseorang|ada orang'
const OTHER: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${RELATED_EN})\\b(?: \\w+){0,3} (?:wants? to|is going to|going to|threatens? to|threatened to|trying to|tried to|talks? about|is talking about|is thinking (?:of|about)) (?:die\\b|suicide|commit suicide|(?:kill|hurt|kill(?:ing)?|hurting|hang) (?:himself|herself|themsel\\w+)|end(?:ing)? (?:his|her|their) life)`,
  ),
  new RegExp(`\\b(?:${RELATED_EN})\\b(?: \\w+){0,2} (?:is|are|feels?|seems?) suicidal\\b`),
  new RegExp(
    `\\b(?:${RELATED_ID})\\b(?: \\w+){0,3} (?:mau|pengen|pengin|ingin|ngancem|ngancam|mengancam|ancam|coba|nyoba|mencoba|berniat|niat|kepikiran|bilang mau)(?: \\w+){0,2} (?:bunuh ?diri|bundir|gantung diri|mengakhiri hidup\\w*|akhiri hidup\\w*|mati)\\b`,
  ),
]

const HURT_EN =
  'beats?|hits?|hurts?|punch(?:es|ed)?|kick(?:s|ed)?|chok(?:es|ed|ing)|strangl(?:es|ed)|abus(?:es|ed|ing)|rap(?:es|ed)|molest(?:s|ed)|assault(?:s|ed)|threatens? to kill|wants? to kill|is going to kill|tried to kill|trying to kill'
const VIOLENCE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:my (?:\\w+ )?(?:husband|wife|father|dad|mother|mom|boyfriend|girlfriend|brother|uncle|stepfather|stepdad|boss|teacher|parents?|ex)|he|she|someone|somebody|a man|they)\\b(?: (?:always|often|keeps?|is|has|was|just|sometimes))* (?:${HURT_EN}|(?:hitting|beating|hurting)) me\\b(?! (?:up )?(?:hard )?(?:at|in) (?:chess|the game|a game|badminton|tennis|football))`,
  ),
  /\bi (?:am|was|have been|'ve been|got|am being|was being)(?: \w+)? (?:raped|molested|abused|beaten|kidnapped|sexually assaulted|stabbed|strangled)\b/,
  /\b(?:aku|saya|gue|gw|gua|ak)\b(?: \w+){0,3} (?:dipukul(?:in|i)?|dipukuli|digebukin|disiksa|dianiaya|diperkosa|dilecehkan|dilecehin|dicabuli|dicekik|disekap|diculik|ditusuk|ditampar|kdrt)\b/,
  /\b(?:suami|istri|ayah|bapak|papa|ibu|mama|pacar|kakak|paman|om|mantan|cowok|majikan|bos)(?:ku| (?:aku|saya|gue))?\b(?: \w+){0,2} (?:mukul|mukulin|memukul|memukuli|nyiksa|menyiksa|nampar|nampar|mencekik|nyekik|memperkosa|mau bunuh|mau membunuh|ngancam bunuh|ngancem bunuh)(?: (?:aku|saya|gue|gw)|ku)\b/,
  /\b(?:mau|akan|ingin|ngancam|mengancam|ngancem) (?:di)?(?:bunuh|membunuh|habisi|dihabisi) (?:aku|saya|gue|gw)\b|\b(?:aku|saya|gue|gw) (?:mau|akan|bakal|diancam) dibunuh\b/,
  /\b(?:someone|somebody|he|she|they)(?:'s| is| are)? (?:going to|gonna|trying to|wants? to|want to) kill me\b/,
  /\bkorban kdrt\b/,
  /\b(?:someone|somebody|a (?:strange )?man|he|they|people)(?:'s| is| are| keeps?| keep)(?: \w+)? (?:following|chasing|stalking|threatening|attacking) me\b(?! on )/,
  /\b(?:aku|saya|gue|gw|gua) (?:lagi |sedang |terus |di ?)*(?:diikutin|diikuti|dikejar|diserang|diancam|dikuntit|dibuntuti)\b|\bada (?:yang|yg|orang) (?:ngikutin|ngejar|mengejar|mengikuti|nguntit|ngancam|mengancam) (?:aku|saya|gue|gw)\b/,
]

const EMERGENCY =
  /^(?:(?:please|help|help me|tolong|cepat|cepetan|somebody|someone|emergency|darurat|can you|could you) )*(?:call|panggil(?:kan|in)?|telepon(?:kan|in)?|telpon(?:in)?) (?:an? |the )?(?:ambulance|ambulans|ambulan|police|polisi|911|112)(?: (?:please|now|dong|sekarang|cepat|for me))*$/

/**
 * Checked before everything else. False positives are accepted: a caring answer to a harmless sentence does no damage,
 * a missed danger may.
 */
export function dangerIn(typed: string): Danger | null {
  const text = plain(typed)
  const matches = (rules: readonly RegExp[]) => rules.some((rule) => rule.test(text))
  if (matches(OTHER)) return 'other'
  if (!NOT_MEANT_ID.test(text) && !NOT_MEANT_EN.test(text) && matches(SELF)) return 'self'
  if (matches(VIOLENCE)) return 'violence'
  return EMERGENCY.test(text) ? 'emergency' : null
}

const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/[^\p{L}\d' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

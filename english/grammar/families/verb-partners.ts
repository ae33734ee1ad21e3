import { family } from '../pattern/family.ts'

const WORN = `[helmet(s)|uniform(s)|jacket(s)|hijab|shirt(s)|t-shirt(s)|dress|dresses|shoes|sandals|clothes|glasses
  |sunglasses|hat(s)|veil|suit|batik|jeans|trousers|skirt|mask(s)|seat belt|seatbelt|kebaya|tie|socks|necklace|ring
  |sarong|high heels|make-up|lipstick|perfume|raincoat|gloves|sweater|hoodie|earrings]`
const MEDICINE = '[medicine(s)|medication|pill(s)|tablet(s)|antibiotics|vitamin(s)|paracetamol|aspirin]'
const OUTING = '[swimming|fishing|camping|hiking|jogging|cycling|running|surfing|diving|skiing]'

/** Nouns that go with another verb than in Indonesian. */
export const verbPartners = family('verb-partners', {
  reason: 'collocation',
  rules: [
    {
      when: `use~ [@opener|new]? #adj? ${WORN}`,
      say: 'wear~1 $2 $3 $4',
      not: ['be~ used', '[much|no|the|of] use', 'use~ ** to [cover|clean|wipe|carry|protect|make]'],
      mends: {
        'You must use a helmet on a motorbike.': 'You must wear a helmet on a motorbike.',
        'He uses a black jacket every day.': 'He wears a black jacket every day.',
      },
      leaves: ['I used a towel to cover my face.'],
    },
    {
      when: `[drink~|eat~] [@opener|enough]? [cough|sleeping]? ${MEDICINE}`,
      say: 'take~1 $2 $3 $4',
      not: ['eat~ vitamin(s)'],
      mends: { "Don't forget to drink your medicine.": "Don't forget to take your medicine." },
      leaves: ['I take medicine and drink water.'],
    },
    {
      when: 'take~ [a|my|the]? @meal > [.|#prep|@joins|@time]',
      say: 'have~1 $3',
      mends: { 'I usually take a breakfast at seven.': 'I usually have breakfast at seven.' },
      leaves: ['I take lunch boxes to school.'],
    },
    {
      when: '[make~|do~|get~] [a|an|the|some]? #adj? [accident|fever|headache] > @over',
      say: ({ text, lower, fill }) => fill(`have~1 ${text(2) || (lower(4) === 'accident' ? 'an' : 'a')} $3 $4`),
      not: ['[get|gets|getting] a? [fever|headache]', 'got a [fever|headache]'],
      mends: { 'My cousin got accident last week.': 'My cousin had an accident last week.' },
      leaves: ['I got a fever after the trip.'],
    },
    {
      when: 'ride~ [a|the|@owner] [car|truck|van|lorry|pickup]',
      say: 'drive~1 $2 $3',
      mends: { 'My brother rides a truck.': 'My brother drives a truck.' },
    },
    {
      when: 'play~ [yoga|karate|aerobics|pencak silat|taekwondo|gymnastics]',
      say: 'do~1 $2',
      mends: { 'She plays yoga on Sundays.': 'She does yoga on Sundays.' },
    },
    {
      when: 'play~ [internet|instagram|facebook|tiktok|twitter|social media|@owner phone] > @over',
      say: ({ lower, fill }) => fill(lower(2) === 'internet' ? 'use~1 the $2' : 'use~1 $2'),
      mends: { 'I play Instagram every night.': 'I use Instagram every night.' },
    },
    {
      when: 'play~ the? [computer|laptop] > [.|@joins|@time|all|with]',
      say: '$1 on the $3',
      mends: { 'He plays computer every night.': 'He plays on the computer every night.' },
    },
    {
      when: `[do~|make~] ${OUTING} > @over`,
      say: 'go~1 $2',
      not: ['^ [do|does|did]'],
      mends: { 'We did camping last weekend.': 'We went camping last weekend.' },
    },
    {
      when: 'go~ to? [a|the]? [vacation|holiday] > [.|#prep|to|@time|and]',
      say: '$1 on $4',
      mends: { 'This year we will go to holiday with my parents.': 'This year we will go on holiday with my parents.' },
    },
    {
      when: 'go~ to? a? [business trip|picnic|diet] > [.|#prep|to|@time|and]',
      say: '$1 on a $4',
      mends: { 'Next week I will go business trip to Medan.': 'Next week I will go on a business trip to Medan.' },
    },
    {
      when: '[do~|make~|follow~] [a|an|the|my]? [exam(s)|toefl|ielts|test(s)] > [.|@time|#prep]',
      say: ({ text, fill }) => fill(`take~1 ${text(2) || 'the'} $3`),
      not: ['make~ [a|an|the] test(s)', 'do~ [a|the] test(s) [on|for]'],
      mends: { 'I will do the exam tomorrow.': 'I will take the exam tomorrow.' },
    },
    {
      when: 'fill~ [this|the|that|a|your|my] [form(s)|questionnaire|survey|application]',
      say: '$1 in $2 $3',
      mends: { 'Please fill this form.': 'Please fill in this form.' },
    },
    {
      when: 'give~ [born|a birth] > to',
      say: '$1 birth',
      mends: { 'She gave born to twins.': 'She gave birth to twins.' },
    },
    {
      when: '[strong|heavy|big|hard|high] [headache|toothache|stomachache|cough|cold|migraine]',
      say: 'bad $2',
      mends: { 'I have a strong headache.': 'I have a bad headache.' },
    },
    {
      when: '[hot|big|strong|heavy|hard] fever',
      say: 'high fever',
      mends: { 'He has a hot fever.': 'He has a high fever.' },
    },
    {
      when: '[strong|big|hard] > [rain|traffic]',
      say: 'heavy',
      mends: { 'We drove home in strong rain.': 'We drove home in heavy rain.' },
    },
    {
      when: 'have~ [a|an|the] fun > [.|#prep|there|together|and|@time]',
      say: '$1 fun',
      mends: { 'We had a fun at the waterfall yesterday.': 'We had fun at the waterfall yesterday.' },
    },
    {
      when: '[get~|be~] [marry|merried|marriage] > [.|#prep|to|@time]',
      say: '$1 married',
      mends: { 'They will get marry next year.': 'They will get married next year.' },
    },
    {
      when: 'send~ @person to > the? [airport|station|terminal|bus stop|train station|bus station]',
      say: 'take~1 $2 to',
      mends: { 'My brother sent me to the airport.': 'My brother took me to the airport.' },
    },
    {
      when: `[car|motorbike|motorcycle|bus|truck|train|scooter|bike] [is|was|got|gets] broken > [on|in] [the|my]
        #noun? [road|way|street|highway|middle]`,
      say: '$1 broke down',
      mends: { 'My motorbike was broken on the way to work.': 'My motorbike broke down on the way to work.' },
    },
    {
      when: '[@owner|the] [most|very] [favorite|favourite]',
      say: '$1 $3',
      mends: { 'This is my most favorite song.': 'This is my favorite song.' },
    },
    {
      when: 'forget~ [@owner|the] #noun at > [home|school|campus|work|@opener|office]',
      say: 'leave~1 $2 $3 at',
      not: [
        `[name|birthday|password|promise|way|meaning|word(s)|number|address|lesson|appointment|face|answer|mistake
          |meeting|homework] at`,
      ],
      mends: { 'I forgot my umbrella at home.': 'I left my umbrella at home.' },
    },
    {
      when: '[a|an|one] police > [.|#prep|and|who|but|because|near]',
      say: '$1 police officer',
      mends: { 'I saw a police near the mall.': 'I saw a police officer near the mall.' },
    },
  ],
})

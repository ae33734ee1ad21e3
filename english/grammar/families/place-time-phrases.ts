import { family } from '../pattern/family.ts'

export const placePhrases = family('place-phrases', {
  reason: 'preposition-place',
  rules: [
    {
      when: '[car(s)|traffic|motorcycles|motorbikes|vehicles|trucks] < in > the road',
      say: 'on',
      mends: { 'There are many cars in the road.': 'There are many cars on the road.' },
    },
    {
      when: '[player(s)|member|striker|goalkeeper|captain] at > [@owner|the] team',
      say: '$1 on',
      mends: { 'He is the tallest player at his team.': 'He is the tallest player on his team.' },
      leaves: ['He is at the station.'],
    },
    {
      when: '[get~|go~|come~|walk~|run~|climb~|step~|move~] out from > [@opener|it|here|there|jail|prison|bed|school]',
      say: '$1 out of',
      mends: { 'He got out from the car.': 'He got out of the car.' },
    },
    {
      when: `[turn~ [left|right]|stop~|meet~|wait~|accident] in > [the|a] *? [traffic light(s)|corner|intersection
        |crossroads|roundabout|bus stop|red light]`,
      say: '$1 at',
      mends: { 'Turn left in the second traffic light.': 'Turn left at the second traffic light.' },
    },
    {
      when: `[be~|stand~|wait~|parked|sit~|live~] in the front of > [@owner|the] [house|mosque|school|building|office
        |shop|church|station|mall|bank|hospital|market|hotel|campus]`,
      say: '$1 in front of',
      mends: { 'My house is in the front of the mosque.': 'My house is in front of the mosque.' },
    },
    {
      when: '[time|hours|day|night] [in|with|at] > @owner [phone(s)|laptop|gadget(s)|computer|smartphone|handphone]',
      say: '$1 on',
      mends: { 'He spends too much time in his phone.': 'He spends too much time on his phone.' },
    },
    {
      when: "by > @owner [[#noun 's]|own|new|old|red|small]? [car|van|truck] [.|to|because|and|with|every|from]",
      say: 'in',
      not: ['[hit|struck|caused|killed|made|pulled|parked|stand~|sit~|be~|damaged|followed|blocked] by'],
      mends: { "We went to Malang by my uncle's car.": "We went to Malang in my uncle's car." },
    },
    {
      when: `by > @owner [own|new|old|red|small]? [motorbike|motorcycle|bike|bicycle] [.|to|because|and|with|every
        |from]`,
      say: 'on',
      not: ['[hit|struck|caused|killed|stand~|sit~|be~|damaged|followed|blocked] by'],
      mends: { 'I go to work by my motorbike.': 'I go to work on my motorbike.' },
    },
  ],
})

export const timePhrases = family('time-phrases', {
  reason: 'preposition-time',
  rules: [
    {
      when: '[am|is|are|was|were] not? #ing < that time > .',
      say: 'at that time',
      mends: { 'He was sleeping that time.': 'He was sleeping at that time.' },
    },
    {
      when: '[in|on] > [that|this|the same] [time|moment] [.|@subject|@owner|the|and|as|there|when]',
      say: 'at',
      not: ['in this time of'],
      mends: { 'In that time I was still a student.': 'At that time I was still a student.' },
      leaves: ['I was busy at that time.'],
    },
    {
      when: '[in|on] > [the age of|[my|his|her|your|their] age|[a|an] [early|young] age]',
      say: 'at',
      not: ['[depend~|based|limit~|effect|impact|data|information] [in|on]'],
      mends: { 'He got married in the age of 25.': 'He got married at the age of 25.' },
    },
    {
      when: 'in > the [beginning|end] of !time',
      say: 'at',
      mends: { 'In the end of the month I get my salary.': 'At the end of the month I get my salary.' },
    },
  ],
})

import type { RolePlay } from './tutor-roleplays.ts'

/** In a role-play: answers to the learner's own questions. Always in English, for practice. */
export interface SceneReplies {
  /** An array is used in turn, by the line of the scene. */
  answers: readonly (readonly [about: RegExp, says: string | readonly string[]])[]
  /** For any other question. */
  otherwise: string
}

export const sceneReplies: Record<RolePlay['id'], SceneReplies> = {
  'interview': {
    answers: [
      [
        /\b(?:salary|pay|wages?|benefits?|bonus|insurance)\b/i,
        'The salary depends on your experience; we talk about the exact figure in the next round. Health insurance is included.',
      ],
      [
        /\b(?:hours|overtime|shifts?|remote(?:ly)?|from home|flexible|weekends?|days? off|holidays?|leave)\b/i,
        'We work from Monday to Friday, nine to five, with one day a week from home.',
      ],
      [
        /\b(?:next steps?|result|hear from|decision|decide|let me know)\b/i,
        'You will hear from us within a week, whatever we decide.',
      ],
      [/\b(?:start|begin|join)\b/i, 'We would like somebody to start next month.'],
      [
        /\b(?:train(?:ing|ed)?|promotions?|promoted|career|grow|develop\w*|learn)\b/i,
        'Everybody gets two weeks of training, and a mentor for the first year.',
      ],
      [
        /\b(?:team|colleagues?|co-?workers?|manager|boss|supervisor|report to|people)\b/i,
        'You would work in a team of six, and your manager would be Ms Dewi.',
      ],
      [
        /\b(?:day|duties|duty|responsib\w+|tasks?|role|position|job|expect\w*)\b/i,
        'On a normal day you would answer our customers in the morning and plan with the team in the afternoon.',
      ],
      [
        /\b(?:company|culture|products?|office|business)\b/i,
        'We sell Indonesian coffee to hotels abroad. We are about eighty people, and we help each other a lot.',
      ],
    ],
    otherwise: "That's a good question. I would have to check it and write to you.",
  },
  'meeting': {
    answers: [
      [/\b(?:deadline|when|how long|how much time|due)\b/i, 'The client expects it at the end of the month.'],
      [/\b(?:budget|cost|money|how much|expensive|price)\b/i, 'There is a little room in the budget, but not much.'],
      [
        /\b(?:who|help|people|staff|team|support|someone|somebody)\b/i,
        'Rudi has some time this week, so he could help you.',
      ],
      [/\b(?:clients?|customers?)\b/i, 'The client was happy with the first part.'],
    ],
    otherwise: "Good question. Let's note it down and come back to it at the end.",
  },
  'airport': {
    answers: [
      [/\bgates?\b/i, 'Your gate is B7, and boarding starts at ten past nine.'],
      [
        /\b(?:board(?:ing)?|what time|when|depart\w*|leave|delay\w*|on time|late)\b/i,
        'Your flight is on time; boarding starts at ten past nine.',
      ],
      [
        /\b(?:kilos?|kg|weigh\w*|heavy|overweight|allowance|extra)\b/i,
        'You can check in twenty kilos; each extra kilo costs ten dollars.',
      ],
      [
        /\b(?:liquids?|water|bottle|carry|hand|cabin|laptop|power bank)\b/i,
        'One small bag is fine, with liquids under 100 millilitres.',
      ],
      [/\b(?:meal|vegetarian|halal|on board)\b/i, 'Yes, there is a halal meal on board.'],
      [
        /\b(?:toilets?|restrooms?|bathroom|food|eat|restaurants?|coffee|lounge|wi-?fi|money changer|atm)\b/i,
        'It is just behind you, next to the coffee shop.',
      ],
      [
        /\b(?:taxis?|bus(?:es)?|trains?|city|hotel)\b/i,
        'There is a bus into the city every twenty minutes, right outside.',
      ],
    ],
    otherwise: "I'm not sure, but the information desk over there can tell you.",
  },
  'small-talk': {
    answers: [
      [
        /\b(?:and|how about|what about) you\b|\byou(?:rself)? too\b/i,
        [
          'As an AI tutor I spend my days with words, and I love to hear about yours.',
          'I am never bored: somebody always has a story for me.',
          'I would say the same, if I ever left this chat!',
        ],
      ],
      [/\b(?:name)\b/i, "I'm Ms Kiky."],
      [
        /\b(?:hobby|hobbies|favou?rite|do you like|free time|weekend)\b/i,
        'My hobby is words: I collect new ones every day.',
      ],
      [/\b(?:where)\b/i, "I live in this chat, so I'm never far away."],
    ],
    otherwise: 'Good question! I would have to think about that one.',
  },
  'ielts': {
    answers: [
      [
        /\b(?:mean|means|explain|rephrase|understand)\b/i,
        'Let me put it another way: just say what you think, and give one example.',
      ],
      [/\b(?:long|minutes?|time)\b/i, 'About one or two minutes is fine.'],
    ],
    otherwise: "In the test I can't give you my own opinion, so let's hear yours.",
  },
}

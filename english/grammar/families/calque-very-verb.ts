import { family } from '../pattern/family.ts'

const FELT =
  '[like~|love~|want~|need~|hope~|enjoy~|hate~|miss~|appreciate~|agree~|understand~|know~|respect~|believe~|support~]'

export const calqueVeryVerb = family('calque-very-verb', {
  reason: 'calque-very-verb',
  rules: [
    {
      when: `[@subject|@owner #noun] also? very ${FELT}`,
      say: '$1 $2 really $4',
      mends: {
        'I very enjoy the trip.': 'I really enjoy the trip.',
        'I very like your idea.': 'I really like your idea.',
      },
    },
    {
      when: `[am|is|are] [very|really|so] ${FELT.replaceAll('~', '')}`,
      say: ({ lower, fill }) => fill(lower(1) === 'is' ? 'really $3~third' : 'really $3'),
      not: ['be~ so like'],
      mends: { 'I am very appreciate your help.': 'I really appreciate your help.' },
      leaves: ['He is very loved.'],
    },
    {
      when: `[i|we|they|you|he|she] [am|is|are|#be] not [too|so|really] ${FELT.replaceAll('~', '')}`,
      say: "$1 do@1n't really $5",
      mends: { 'Actually I am not too like spicy food.': "Actually I don't really like spicy food." },
    },
  ],
})

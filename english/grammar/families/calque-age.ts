import { family } from '../pattern/family.ts'

export const calqueAge = family('calque-age', {
  reason: 'calque-age',
  rules: [
    {
      when: [
        '[@subject|@owner #noun|#name] [am|is|are]? [have|has] age? #num years? old',
        '[@subject|@owner #noun|#name] [am|is|are]? [have|has] age? #num years > [.|and|now]',
      ],
      say: '$1 be@1 $5 years old',
      where: ({ lower, token, sentence, spans }) =>
        lower(6) !== '' ||
        sentence.tokens[spans[6]?.from ?? 0]?.lower === 'old' ||
        Number(token(5)?.lower ?? 0) > 9 ||
        /teen|ty/.test(lower(5)),
      mends: { 'I have 22 years old.': 'I am 22 years old.', 'He has 25 years old.': 'He is 25 years old.' },
      leaves: ['I have 20 books.', 'I have two years of experience.'],
    },
    {
      when: '[am|is|are|was] #num years > [.|and|now]',
      say: '$1 $2 years old',
      not: ['[it|sentence|contract|course|warranty] be~ #num'],
      mends: { 'My grandmother is 75 years.': 'My grandmother is 75 years old.' },
    },
    {
      when: '[my|his|her|your] age(s)? is? [already|about|now]? #num [years|year]? old? > [.|@joins|now]',
      say: '$1:subject be@1 $5 years old',
      mends: {
        'My age is 30 years.': 'I am 30 years old.',
        'My age is 34 years old and I am still single.': 'I am 34 years old and I am still single.',
      },
    },
    {
      when: "[@owner #noun] 's age is about? #num years? old?",
      say: '$1 is $6 years old',
      mends: { "My brother's age is 12 years old.": 'My brother is 12 years old.' },
    },
  ],
})

import { CITIES } from '../../words/cities.ts'

/** Named groups of words for patterns; each is itself a pattern of one element. */
export const wordClasses = {
  subject: '[i|you|we|they|he|she|it]',
  /** Who can be told, given, asked: 'me', 'my older sister', 'the teacher', 'Budi'. */
  person: '[me|you|him|her|us|them|everyone|somebody|someone|@owner #adj? @kin|the @kin|#name]',
  pronoun: '[me|you|him|her|us|them]',
  owner: '[my|your|his|her|its|our|their]',
  /** What opens a noun phrase. */
  opener: '[a|an|the|this|that|these|those|some|any|many|every|each|another|no|@owner|#num]',
  /** 'a lot of', 'so many': how much or many. */
  lot: '[a lot of|lots of|so many|too many|many|some|several|a few|more|such a|the same|no|any|another]',
  kin: `[mother|father|mom|dad|parent(s)|brother(s)|sister(s)|son(s)|daughter(s)|wife|husband|uncle(s)|aunt(s)
    |cousin(s)|child|children|kid(s)|baby|friend(s)|boyfriend|girlfriend|boss|manager(s)|teacher(s)|student(s)
    |colleague(s)|classmate(s)|neighbor(s)|neighbour(s)|grandmother|grandfather|niece|nephew|team|customer(s)
    |client(s)|driver|police|doctor(s)|class]`,
  be: '[am|is|are|was|were|#be]',
  intensifier: '[very|so|too|really|quite|much|a bit|a little]',
  number: '[#num|several|a few|many|some]',
  language: `[english|indonesian|japanese|french|mandarin|korean|arabic|german|spanish|dutch|chinese|javanese
    |sundanese|italian|russian|thai]`,
  meal: '[breakfast|lunch|dinner]',
  vehicle: '[car|bus|train|plane|taxi|truck|van|motorbike|motorcycle|bike|bicycle|ferry|ship|boat|scooter]',
  city: `[${CITIES.join('|').toLowerCase()}]`,
  day: '[monday|tuesday|wednesday|thursday|friday|saturday|sunday]',
  month: '[january|february|march|april|may|june|july|august|september|october|november|december]',
  span: '[second(s)|minute(s)|hour(s)|day(s)|night(s)|week(s)|month(s)|year(s)|decade(s)|centuries]',
  /** How long: 'two years', 'a few days', 'half an hour'. */
  period: '[[#num #num?|a|an|many|several|some|a few|a couple of|half an|a hundred|a thousand|a dozen] long? @span]',
  about: '[about|around|almost|nearly|more than|over|at least|the last|the past|so]',
  /** 'last night', 'this semester' */
  era: '[night|morning|week|weekend|month|year|semester|summer|term|ramadan|eid|christmas|@day|@month]',
  time: `[yesterday|today|tomorrow|tonight|now|soon|again|always|every|last|next|this|ago|before|after|during|until
    |since|once|twice|early|late|later|recently|already|yet|too|together|please|miss|sir]`,
  place: '[here|there|home|school|campus|office|work|@city]',
  joins: '[and|but|or|so|because|when|while|if|although|though|that|who|which|than|as]',
  /** The phrase is over: a mark, a joining word, a preposition, a time. */
  over: '[.|@joins|@time|#prep|to]',
} as const

export type WordClass = keyof typeof wordClasses

/** Grammar quiz: a gap, three choices (the first is right; they are shuffled when asked), and the reason. */
export interface QuizQuestion {
  gap: string
  choices: readonly [string, string, string]
  /** A reason of `english/grammar/reasons`. */
  reason: string
  topic: 'tense' | 'articles' | 'prepositions' | 'verbs' | 'nouns' | 'adjectives' | 'questions'
}

const question = (
  topic: QuizQuestion['topic'],
  reason: string,
  gap: string,
  ...choices: [string, string, string]
): QuizQuestion => ({ topic, reason, gap, choices })

export const quizQuestions: readonly QuizQuestion[] = [
  question('verbs', 'third-person', 'My sister ___ in a hospital.', 'works', 'work', 'working'),
  question('tense', 'past-time', 'We ___ to Bandung last weekend.', 'went', 'go', 'have gone'),
  question('articles', 'a-an', 'She waited for ___ hour.', 'an', 'a', 'the'),
  question('prepositions', 'preposition-time', 'The meeting is ___ Friday.', 'on', 'in', 'at'),
  question('nouns', 'much-many', 'How ___ money do you need?', 'much', 'many', 'few'),
  question('verbs', 'modal', 'He can ___ three languages.', 'speak', 'speaks', 'to speak'),
  question('adjectives', 'comparison-double', 'This phone is ___ than mine.', 'cheaper', 'more cheaper', 'cheap'),
  question('adjectives', 'ed-ing', 'I am ___ in history.', 'interested', 'interesting', 'interest'),
  question('verbs', 'gerund', 'She enjoys ___ novels.', 'reading', 'to read', 'read'),
  question('questions', 'question', 'Where ___ you live?', 'do', 'are', 'does'),
  question('tense', 'perfect-since', 'I ___ here since 2018.', 'have lived', 'live', 'am living'),
  question('nouns', 'uncountable', 'He gave me some good ___.', 'advice', 'advices', 'an advice'),
  question('articles', 'article-superlative', 'It is ___ best cafe in town.', 'the', 'a', 'an'),
  question('prepositions', 'preposition-adjective', 'He is good ___ cooking.', 'at', 'in', 'on'),
  question('tense', 'conditional-first', 'If it ___, we will stay home.', 'rains', 'will rain', 'rained'),
  question('tense', 'conditional-second', 'If I ___ you, I would say sorry.', 'were', 'am', 'will be'),
  question('verbs', 'do-base', 'Did you ___ the keys?', 'find', 'found', 'finding'),
  question('nouns', 'plural', 'There are five ___ in the yard.', 'children', 'child', 'childs'),
  question('verbs', 'infinitive', 'They decided ___ early.', 'to leave', 'leaving', 'leave'),
  question('verbs', 'passive-be', 'This song ___ in 1995.', 'was written', 'wrote', 'is write'),
  question('questions', 'embedded-question', 'Do you know where ___?', 'she lives', 'does she live', 'lives she'),
  question('prepositions', 'preposition-verb', 'It depends ___ the price.', 'on', 'of', 'from'),
  question('articles', 'article-a', 'My mother is ___ nurse.', 'a', 'an', 'the'),
  question('tense', 'perfect-past-time', 'I ___ him yesterday.', 'saw', 'have seen', 'see'),
  question('nouns', 'demonstrative', '___ shoes are too small.', 'These', 'This', 'That'),
  question('adjectives', 'adverb-form', 'She drives very ___.', 'carefully', 'careful', 'care'),
  question('verbs', 'agreement-be', 'Everybody ___ ready.', 'is', 'are', 'be'),
  question('verbs', 'double-negative', "I don't have ___ time.", 'any', 'no', 'none'),
  question('nouns', 'there-is', 'There ___ two parks near here.', 'are', 'is', 'have'),
  question('prepositions', 'preposition-gerund', 'Thank you for ___ us.', 'helping', 'help', 'to help'),
  question('tense', 'since-for', 'We have been friends ___ ten years.', 'for', 'since', 'from'),
  question('questions', 'question', 'What time ___ the class start?', 'does', 'do', 'is'),
  question('verbs', 'bare-infinitive', 'Let me ___ that again.', 'explain', 'to explain', 'explaining'),
  question('adjectives', 'comparison-than', 'My house is smaller ___ yours.', 'than', 'then', 'from'),
  question('verbs', 'say-tell', 'She ___ me a funny story.', 'told', 'said', 'spoke'),
]

/** Words that learners mix up: in a sentence with one of them, the others of its group may stand as wrong options. */
export const gapGroups: readonly (readonly string[])[] = `
  am|is|are|was|were|be|been|being
  have|has|had|having
  do|does|did|doing|done
  don't|doesn't|didn't
  isn't|aren't|am not|wasn't|weren't
  haven't|hasn't|hadn't
  a|an|the
  much|many
  how much|how many
  few|little|a few|a little
  some|any
  in|on|at
  since|for|from
  to|for|at
  of|from|by|with|about
  this|that|these|those
  I|he|she|it|we|they|you
  me|him|her|us|them|it
  I|me|my|mine
  he|him|his
  she|her|hers
  they|them|their|theirs
  we|us|our|ours
  you|your|yours|you're
  its|it's
  their|there|they're
  whose|who's|who|whom
  who|which|where|when
  because|because of
  although|but|despite
  because|so|although|but
  there is|there are|there was|there were
  must|have to|has to|had to
  will|would
  good|well
  bad|badly
  hard|hardly
  than|then|from
  as|like
  too|very|enough|so
  also|too|either
  so|such|such a
  until|by
  during|while|for
  ago|before|last
  yet|already|still
  every|each|all
  all|whole
  another|other|others
  most|almost|most of
  another|other
  fewer|less
  everyday|every day
  used to|am used to|is used to|are used to
  bored|boring
  interested|interesting
  tired|tiring
  excited|exciting
  confused|confusing
  surprised|surprising
  success|successful|succeed
  advice|advise
  affect|effect
  lose|loose
  borrow|lend
  make|do
  say|tell
  said|told
  speak|talk
  bring|take
  rise|raise
  hear|listen
  look|see|watch
  teach|learn
  remember|remind
  rob|steal
  come|go
  live|life|alive
  beside|besides
  quite|quiet
  accept|except
  weather|whether
  what|which|how
  person|people
  man|men
  woman|women
  child|children`
  .trim()
  .split('\n')
  .map((line) => line.trim().split('|'))

/** Entries on words of which only one fits where the book has it: their own examples are questions too. */
export const distinctPairs: ReadonlySet<string> = new Set(
  `say-tell borrow-lend make-do bring-take hear-listen teach-learn remember-remind win-beat steal-rob affect-effect
  then-than their-there-theyre your-you-are its-it-is whose-who-is to-too-two lose-loose quite-quiet advice-advise
  accept-except weather-whether hear-here of-off past-passed desert-dessert diary-dairy leave-live cloth-clothes
  breath-breathe fun-funny bored-boring interested-interesting tired-tiring excited-exciting confused-confusing
  because-because-of although-despite until-by ago-before while-during-for for-since in-on-at-time in-on-at-place
  economic-economical success-successful marry-married die-dead-death height-high sleep-sleepy rent-hire rise-raise
  lie-lay hard-hardly good-well much-many how-much-how-many a-an some-any few-little bought-brought thought-taught
  send-sent feel-fell discuss-talk-about of-from every-day-everyday rain-rainy lecture-lecturer teach-learn like-as
  follow-join wear-put-on-use person-people between-among number-amount fewer-less each-other-one-another
  homework-housework drop-off-pick-up refund-return invite-ask-out`.split(/\s+/),
)

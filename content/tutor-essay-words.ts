import type { WordClasses } from '../domain/shared/frames.ts'

/** Words by which longer texts are read and judged, as word classes (tutor-word-classes.ts). */
export const essayWords = {
  linking: `
    however therefore moreover furthermore in_addition for_example for_instance as_a_result on_the_one_hand
    on_the_other_hand although because_of_this firstly secondly thirdly finally first_of_all in_contrast similarly while
    whereas despite besides in_conclusion to_sum_up overall after_that then`,
  casual: 'gonna wanna gotta guys hey asap pls plz thx btw kinda yeah ok lol u ur',
  contraction: `
    don't doesn't didn't can't won't isn't aren't wasn't haven't hasn't i'm i've i'd it's they're we're`,
  tired: 'very good bad important thing things nice really',

  greeting: 'dear hi hello hey good_morning good_afternoon good_evening to_whom',
  titled: 'dear_mr dear_mrs dear_ms dear_miss dear_dr dear_prof',
  formal: `
    dear_sir dear_madam dear_mr dear_mrs dear_ms dear_dr dear_prof dear_bapak dear_ibu sincerely faithfully
    i_am_writing_to to_whom`,
  signOff: `
    regards sincerely faithfully best_wishes cheers thank_you thanks looking_forward many_thanks yours love see_you`,
  purpose: `
    i'm_writing i_am_writing i'd_like_to i_would_like_to regarding with_reference following thank_you_for this_is_to
    just_to could_you i_want_to we_would_like`,

  chart: 'chart graph table diagram figure map',
  describes: 'show illustrat compar giv depict present represent below',
  figure: 'two three four five six seven eight nine ten half third quarter million percent',
  opinionated: `
    agree disagree opinion believe argue some_people nowadays advantage advantages disadvantage disadvantages society
    government essay`,
  strongly: 'strongly firmly completely totally partly',
  believes: 'believe think agree disagree',
  concludes: 'in_conclusion to_conclude to_sum_up in_summary all_in_all overall',
} satisfies WordClasses

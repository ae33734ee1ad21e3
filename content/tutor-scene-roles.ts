/** Who plays whom, as frames (see domain/shared/frames.ts): {role} is what is played, one word of it or all. */
export const sceneRoles = {
  /** The learner takes a role. */
  mine: `
    … @i yang|yg? @being|@article @article? {role} …
    … @i yang|yg? @being|@article @article? {role}
    … @i {role}
    … latihan|latian|practise|practice|belajar @being|being @article? {role} …`,
  /** She is given one. */
  hers: `
    … @you yang|yg? @being|@article @article? {role} …
    … @you yang|yg? @being|@article @article? {role}`,
}

export const sceneRoleWords = {
  i: "aku saya gue gw i'm im i_am i i'll i_will me",
  you: "kamu miss ms mbak kiky kak kakak you you're you_are you_will you'll",
  being: 'jadi sebagai as play playing be pura-pura_jadi pura2_jadi pura_pura_jadi pretend_to_be act_as',
  article: 'the a an my our',
}

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
    … @you yang|yg? @being|@article @article? {role}
    … @i @being? @article? {other} @you @being? @article? {role}
    … @you @article? {role} @i @being? @article? {other}
    … @being @article? {role} and|dan|, ask|tanya|nanya …`,
}

export const sceneRoleWords = {
  i: "aku saya gue gw gua ane sa beta i'm im i_am i i'll i_will me",
  you: `
    kamu miss ms mbak kiky kak kakak kaka lu lo elu elo ibu bapak bun bang teh mbak you you're you_are you_will
    you'll`,
  being: 'jadi sebagai as play playing be pura-pura_jadi pura2_jadi pura_pura_jadi pretend_to_be act_as',
  article: 'the a an my our',
}

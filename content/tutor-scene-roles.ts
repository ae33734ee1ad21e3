/** Who plays whom, as frames (see domain/shared/frames.ts): {role} is what is played. */
export const sceneRoles = {
  /** The learner takes a role. */
  mine: `
    … @i yang|yg? jadi|sebagai|as|the|a|an|play|playing|be {role} …
    … @i {role}
    … latihan|latian|practise|practice|belajar jadi|sebagai|as|being {role} …`,
  /** She is given one. */
  hers: `
    … @you yang|yg? jadi|sebagai|as|the|a|an|play|be {role} …`,
}

export const sceneRoleWords = {
  i: "aku saya gue gw i'm im i_am i i'll i_will me",
  you: "kamu miss ms mbak kiky kak you you're you_are you_will you'll",
}

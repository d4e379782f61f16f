/** Words in small letters before a family name: „von“, „van der“, „de la“. */
export const particles = 'von|van|vom|zu|zum|zur|de|del|della|di|da|dos|du|la|le|el|al|der|den|dem|ten|ter|bin|ibn'

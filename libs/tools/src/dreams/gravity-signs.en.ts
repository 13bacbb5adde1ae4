import type { GravitySigns } from './gravity-signs';

/** Grave things in English. */
export const ENGLISH_SIGNS: GravitySigns = {
  harmless:
    /dead (?:end|tired|line)|died? (?:of laughing|laughing)|laughed to death|dying to\b|(?:phone|battery|engine|car|screen|laptop|plant|plants|flowers?|fire|light|lights|wind|music|sound) (?:had |has |have |just )?(?:died|dies|was dead|were dead|is dead|went dead)|dead (?:phone|battery|leaves|leaf|trees?|wood|plants?)|shooting stars?|shot (?:a|the) (?:film|movie|photo|picture|goal|scene)|hit (?:song|single|me that|the road)|(?:die|died) down|blood (?:oranges?|type)|killing time|kill time|to die for|water ?gun|toy gun|glue gun|fire ?(?:fly|flies|works?|place|side|light)|camp ?fire|bon ?fire|caught my eye|attack of (?:giggles|laughter)|crashed (?:a|the) party|crashed (?:on|onto) (?:the |a )?(?:sofa|couch|bed)|fell in love|crush on/g,
  grief:
    /\b(?:died|dies|dying|dead|death|die|funerals?|coffins?|graves?|graveyard|cemetery|buried|burial|passed away|passed on|mourn\w*|griev\w*|grief|corpse|miscarr\w*|stillborn|morgue|ashes|urn|widow\w*|last goodbye|his late wife|my late \w+|who is gone|was gone forever|gone for good|lost (?:my|our) (?:mother|father|mum|mom|dad|baby|child|son|daughter|brother|sister|husband|wife|grand\w+|best friend|friend|partner|dog|cat))\b/,
  ownEnd:
    /\b(?:i|we) (?:(?:had|was|were|am|almost|nearly|already) )*(?:died|die|dying|dead)\b|\bmy own (?:death|funeral|grave)\b/g,
  arms: /\b(?:knife|knives|guns?|pistol|rifle|axe|machete|dagger|razor|hammer|bat|weapons?)\b/,
  against:
    /\b(?:man|men|woman|someone|somebody|stranger|intruder|burglar|robber|killer|soldiers?|gang|gunman|he|she|they|him|threat\w*|chas\w*|follow\w*|point\w*|held|holding|waving|after me|at me|at us|at my|throat|stab\w*|attack\w*|cut me)\b/,
  atTable:
    /\b(?:bread|cake|butter|cheese|vegetables?|onions?|apples?|pumpkin|carv\w+ (?:the|a) (?:turkey|roast)|peel\w*|chop\w*)\b/,
  violence:
    /\b(?:stab\w*|murder\w*|kill(?:s|ed|ing|er)?|shot (?:me|him|her|them|us|at|my)|shooting (?:at|me|people|in)|shoot (?:me|him|her|us|at)|rap(?:e|ed|ing|ist)|assault\w*|molest\w*|strangl\w*|chok(?:ed|ing) me|beat(?:en|ing)? (?:me|my|him|her|them|us|up)|hit (?:me|my|him|her)|punch\w*|slapp\w*|kidnap\w*|abduct\w*|tortur\w*|bomb\w*|explo(?:ded|sion)|terrorist\w*|massacre|war|attack(?:ed|ing|er|ers|s)?|held (?:me )?hostage|bleeding|blood|broke in(?:to)?|breaking in(?:to)?|intruder|tried to (?:kill|hurt|grab|drag|drown|strangle)|grabbed me|dragged me|hurt(?:ing)? (?:me|him|her|us)|threaten\w*|abus\w*)\b/,
  attack: /\b(?:stab|murder|kill|shot|rap(?:e|ed)|assault|strangl|attack|threat|war|bomb)\w*/,
  disaster:
    /\b(?:flood\w*|drown\w*|tsunami\w*|tidal wave|earthquake\w*|tornado\w*|hurricane\w*|avalanche\w*|on fire|burn(?:ed|ing|t) down|burning (?:house|building|car|city|plane)|house was burning|flames|plane crash\w*|(?:car|train|bus) (?:crash|accident)\w*|crash(?:ed|ing)|accident|collaps\w+|sinking|nightmare\w*|paraly[sz]\w*|could not (?:move|breathe|scream)|couldn't (?:move|breathe|scream)|can't (?:move|breathe|scream)|trapped|buried alive|chased|chasing me|hunted|followed me home|being followed|lost my (?:child|son|daughter|baby|kids?)|could not find my (?:child|son|daughter|baby|kids?)|couldn't find my (?:child|son|daughter|baby|kids?))\b/,
};

import {
  REMINDER_CLOSING,
  REMINDER_DAY,
  REMINDER_SPAN,
  REMINDER_TODAY,
  REMINDER_TODAY_DARK,
  REMINDER_UNDERWAY,
  REMINDER_WHEN,
} from './passages/reminder-lines.hi';
import {
  PLAN_AFTER,
  PLAN_BEFORE,
  PLAN_DAY,
  PLAN_SHORT,
  REMINDER_OPENING,
  SET_DOWN,
} from './passages/reminder-phase.hi';
import { REMINDER_HABIT, REMINDER_HOUSE, REMINDER_IN_SIGN } from './passages/reminder-sign.hi';
import type { ReminderWords } from './words';

/** A reminder in Hindi. */
export const HINDI: ReminderWords = {
  minWords: 130,
  labels: { place: 'उस मिनट चंद्रमा', before: 'दो दिन पहले', after: 'अगले दिन' },
  houseFrom: (house, sign, theme) => `${sign} से ${house} भाव में (${theme})`,
  moonIn: (day, sign) => `${day}, चंद्रमा ${sign} में`,
  opening: REMINDER_OPENING,
  when: REMINDER_WHEN,
  day: REMINDER_DAY,
  span: REMINDER_SPAN,
  underway: REMINDER_UNDERWAY,
  inSign: REMINDER_IN_SIGN,
  house: REMINDER_HOUSE,
  habit: REMINDER_HABIT,
  setDown: SET_DOWN,
  before: PLAN_BEFORE,
  short: PLAN_SHORT,
  onDay: PLAN_DAY,
  after: PLAN_AFTER,
  today: REMINDER_TODAY,
  todayDark: REMINDER_TODAY_DARK,
  closing: REMINDER_CLOSING,
};

/**
 * Domains of countries. Endings that are better known from file names are left out: md, ps, py, rs, sh, so. So is nr,
 * as in “org.nr”.
 */
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nu nz om pa pe pf pg ph pk pl pm pn pr pt pw qa re ro ru rw sa sb sc sd se sg si sk sl sm sn sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

/** Generic domains: the ones that people and companies use most. */
const general =
  'academy agency app art biz blog business careers cat club codes com company consulting contact design dev digital email engineer events expert finance fun games gmbh group guru health info international jobs lgbt life link live ltd management marketing me media mobi money name net network news ninja online org page partners photo photography photos pro profile rocks shop site social software solutions space store studio systems team tech technology tips today tools top travel website wiki work works world wtf xyz zone';

const domains = new Set(`${countries} ${general}`.split(' '));

/** Takes small letters. */
export const isTopLevelDomain = (label: string) => domains.has(label) || label.startsWith('xn--');

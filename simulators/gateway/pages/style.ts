export const STYLE = `
:root { color-scheme: light dark;
  --page: light-dark(#f3f4f7, #111318); --card: light-dark(#fff, #1b1e25); --line: light-dark(#d9dce3, #343944);
  --text: light-dark(#171a21, #f1f3f7); --soft: light-dark(#555c6b, #aab1bf); --strong: light-dark(#1d4ed8, #9db8ff);
  --on-strong: light-dark(#fff, #0d1526); --warn: light-dark(#fff0c9, #3d3111); --on-warn: light-dark(#5b4300, #ffe1a0);
  --good: light-dark(#176b30, #7ed99a); --bad: light-dark(#b3261e, #ff9c93); }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere; }
h1, h2, p, dl, dd, ul, fieldset { margin: 0; padding: 0; }
h1 { font-size: 1.0625rem; font-weight: 600; } h2 { font-size: 1.0625rem; margin-block-end: .75rem; }
header { background: var(--warn); color: var(--on-warn); padding: .75rem 1rem; text-align: center; }
main { max-inline-size: 27rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; display: grid; gap: 1rem; }
main.wide { max-inline-size: 56rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
.amount { font-size: 2.5rem; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums; }
.soft { color: var(--soft); font-size: .875rem; }
.stack { display: grid; gap: .75rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.row > * { flex: 1 1 5.5rem; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; font-size: .875rem; padding-block-start: 1rem;
  margin-block-start: 1rem; border-block-start: 1px solid var(--line); }
dt { color: var(--soft); } dd { text-align: end; }
button, .button { font: inherit; font-weight: 600; min-block-size: 2.875rem; padding: .5rem 1rem; border-radius: .75rem;
  border: 1px solid var(--line); background: var(--card); color: var(--text); cursor: pointer; text-align: center;
  text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
button.main, .button.main { background: var(--strong); color: var(--on-strong); border-color: var(--strong);
  min-block-size: 3.25rem; inline-size: 100%; font-size: 1.0625rem; }
button:hover, .button:hover { filter: brightness(.95); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
fieldset { border: 0; min-inline-size: 0; } legend { padding: 0; font-weight: 600; margin-block-end: .25rem; }
label { display: flex; gap: .75rem; align-items: center; min-block-size: 2.75rem; }
input[type="radio"], input[type="checkbox"] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--strong); flex: none; }
select, input[type="number"] { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; padding: .5rem; min-block-size: 2.75rem; inline-size: 100%; }
.field { display: grid; gap: .25rem; align-content: start; } .field span { font-weight: 600; font-size: .875rem; }
.fields { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
details.card { padding-block: .5rem; } details[open].card { padding-block-end: 1.25rem; }
label { padding-block: .375rem; }
summary { cursor: pointer; min-block-size: 2.75rem; display: flex; align-items: center; font-weight: 600; }
summary::before { content: "+"; inline-size: 1.5rem; font-weight: 700; } details[open] summary::before { content: "\\2013"; }
ul { list-style: none; display: grid; gap: .75rem; }
.entry { display: grid; gap: .5rem; }
.entry .top { display: flex; justify-content: space-between; gap: 1rem; font-weight: 600; }
.paid, .done { color: var(--good); } .failed, .cancelled { color: var(--bad); }
.totals { display: flex; gap: 2rem; } .totals dd { text-align: start; font-size: 1.375rem; font-weight: 700; }
a { color: var(--strong); }
`;

/** Wide pages show a table. A telephone, and a roll of 80 mm, show each item on two lines. */
export const BILL_STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{background:#f1f1ef;color:#1b1b1b;font:1rem/1.45 system-ui,"Noto Sans","Noto Sans Devanagari",sans-serif}
nav{display:flex;flex-wrap:wrap;gap:8px;align-items:center;max-inline-size:50rem;margin:auto;padding:12px 16px}
nav span{flex:1}
nav a,nav button{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:16px;border:1px solid #c9c9c4;border-radius:12px;background:#fff;color:inherit;font:inherit;text-decoration:none;cursor:pointer}
nav button{border-color:#1b1b1b;background:#1b1b1b;color:#fff}
:focus-visible{outline:3px solid #2457c5;outline-offset:2px}
main{max-inline-size:50rem;margin:auto;padding:0 16px 32px}
article{margin-block-end:24px;padding:32px;border-radius:16px;background:#fff}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px}
header>div{flex:1 1 15rem}
.name{font-size:1.4em;font-weight:700;line-height:1.2}
.title{text-align:end}
h1,h2{font-size:1.4em;line-height:1.2}
h1 span,h2 span{display:block;font-size:.7em;font-weight:400}
.declaration{margin-block-start:12px;font-weight:600}
.facts{display:grid;grid-template-columns:1fr 1fr;gap:4px 24px;margin-block:20px;padding-block:12px;border-block:1px solid #dcdcd6}
.facts div,.sums div{display:flex;gap:12px}
.facts div{flex-wrap:wrap}
.facts dt{flex:0 0 8rem;color:#5c5c57}
.facts dd{flex:1 1 6rem}
dd{overflow-wrap:anywhere}
table{inline-size:100%;border-collapse:collapse}
th,td{padding-block:6px;padding-inline-start:12px;text-align:end;vertical-align:top;font-variant-numeric:tabular-nums}
th:first-child{padding-inline-start:0;text-align:start}
tbody th{font-weight:400;overflow-wrap:anywhere}
small{display:block;color:#5c5c57;font-weight:400}
tbody tr{border-block-start:1px solid #ececea;break-inside:avoid}
.sums{margin-block-start:12px;margin-inline-start:auto;max-inline-size:20rem;padding-block-start:8px;border-block-start:1px solid #dcdcd6;break-inside:avoid}
.sums div{justify-content:space-between;padding-block:2px}
.sums div{flex-wrap:wrap}
.sums dd{margin-inline-start:auto;font-variant-numeric:tabular-nums;overflow-wrap:normal}
.total{margin-block-start:6px;padding-block-start:6px;border-block-start:1px solid #dcdcd6;font-size:1.25em;font-weight:700}
.words{margin-block-start:16px}
.code svg{display:block;inline-size:min(100%,70mm);margin:16px auto 0;background:#fff}
.footer{margin-block-start:16px;color:#5c5c57;white-space:pre-line}
@media (width < 34rem){
article{padding:20px 16px}
.title{text-align:start}
.facts{grid-template-columns:1fr}
.facts dt{flex-basis:7.5rem}
thead{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}
tr{display:flex;flex-wrap:wrap;padding-block:6px}
tbody th{flex:1 0 100%;padding:0;font-weight:600}
td{padding:0;margin-inline-end:8px}
td:nth-child(2)::after{content:" ×"}
td:nth-child(4):not(:empty)::before{content:"− "}
td:last-child{flex:1;margin:0}
}
@media print{
@page{margin:4mm}
body{background:none;font-size:10.5pt}
nav{display:none}
main{padding:0;max-inline-size:none}
article{padding:8mm;border-radius:0;break-after:page}
article:last-child{break-after:auto}
}
@media print and (width < 34rem){
body{font-size:8.5pt}
article{padding:0}
.facts dt{flex-basis:6.5rem}
header,.title{text-align:center}
}
`;

export const PRINT_SCRIPT = `document.querySelector('nav button').onclick=function(){print()}`;

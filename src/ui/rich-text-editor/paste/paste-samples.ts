/**
 * Clipboard content of Word (Windows, 2016 and later): its own styles, lists as paragraphs, conditional
 * comments.
 */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ani/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:TrackMoves/></w:WordDocument></xml><![endif]-->
<style><!--
 /* Font Definitions */
 @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4; mso-font-charset:0;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\uF0B7;}
--></style></head>
<body lang=IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=IN style='font-size:28.0pt;font-family:"Calibri Light"'>Panduan permohonan<o:p></o:p></span></p>
<h1 style='margin-top:12.0pt'><a name="_Toc1234"></a><span style='mso-bookmark:_Toc1234'><span lang=IN style='color:#2F5496'>Syarat</span></span><span lang=IN><o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=IN>Penting:</span></b><span lang=IN style='mso-fareast-language:IN'> siapkan&nbsp;berkas <i>asli</i>, <u>bukan</u>
salinan. Lihat <a href="https://lpjk.example.id/tarif"><span style='color:blue'>tarif</span></a> atau <a href="#_Toc1234">atas</a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=IN><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=IN style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>\u00B7<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>NIB<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=IN style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>berlaku<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=IN style='font-family:Symbol'><span style='mso-list:Ignore'>\u00B7<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>Akta<o:p></o:p></span></p>
<p class=MsoNormal><span lang=IN>Langkah:<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=IN><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>Daftar<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l1 level2 lfo2'><![if !supportLists]><span lang=IN><span style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>unggah<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=IN><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>Bayar<o:p></o:p></span></p>
<h5><span lang=IN>Rincian<o:p></o:p></span></h5>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal><b><span lang=IN>Kualifikasi<o:p></o:p></span></b></p></td>
  <td width=200 valign=top colspan=2 style='width:150.25pt'><p class=MsoNormal><span lang=IN>Biaya<o:p></o:p></span></p></td>
 </tr>
 <tr><td><p class=MsoNormal><span lang=IN>Kecil<o:p></o:p></span></p></td><td><p class=MsoNormal>1 juta<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table>
<p class=MsoQuote><span lang=IN>Mutu dahulu.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=IN style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/Users/ani/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=340 height=120 src="file:///C:/Users/ani/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="_x0000_i1025"><![endif]><o:p></o:p></span></p>
<p class=MsoNormal><span lang=IN style='display:none;mso-hide:all'>rahasia</span><span lang=IN>Selesai.<o:p></o:p></span></p>
<!--EndFragment-->
</body></html>`;

/**
 * Clipboard content of Google Docs: a `<b>` wrapper with normal weight, marks as styles, lists directly in
 * lists.
 */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400">Biaya</span></h1>
<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:normal">Tebal</span><span style="font-size:11pt;font-weight:400"> dan </span><span style="font-style:italic;font-weight:400">miring</span><span style="font-weight:400;text-decoration:line-through">, batal</span><span> di </span><a href="https://www.google.com/url?q=https://lpjk.example.id/a&amp;sa=D&amp;ust=1" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">LPJK</span></a></p><br />
<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>satu</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>dalam</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>dua</span></p></li></ul>
<p><span><span style="border:none;display:inline-block;width:100px"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_x" width="100" height="80" /></span></span></p></b><br class="Apple-interchange-newline">`;

/** Clipboard content of Word on the web: each item is a separate list in a separate frame. */
export const WORD_ONLINE = `<div class="OutlineElement Ltr"><p class="Paragraph" style="font-weight:normal"><span class="TextRun" style="font-size:11pt"><span class="NormalTextRun">Berkas</span></span><span class="EOP">&nbsp;</span></p></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">KTP</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li data-listid="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">asli</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-listid="1" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Akta</span></p></li></ul></div>`;

/** Known attacks through pasted HTML. None may leave a script, a request or an external link. */
export const HOSTILE = [
  '<p>kata</p><script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">kata</a> <a href=" &#106;avascript:alert(1)">dua</a> <a href="java\tscript:alert(1)">tiga</a>',
  '<a href="data:text/html,<script>alert(1)</script>">kata</a><a href="vbscript:alert(1)">x</a><a href="//jahat.example">y</a>',
  '<iframe src="https://jahat.example"></iframe><object data="https://jahat.example"></object><embed src="https://jahat.example"><p>kata</p>',
  '<p style="background:url(https://jahat.example/x)" onclick="alert(1)">kata</p><style>@import "https://jahat.example"</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>kata</p>',
  '<form action="https://jahat.example"><input name=x value=y><button formaction="javascript:alert(1)">kata</button></form>',
  '<p>kata</p><img src="https://jahat.example/pixel.gif" width=1 height=1><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>kata</p>',
  '<p data-pm-slice="0 0 []">kata <a href="javascript:alert(1)" onclick="alert(1)">x</a><img src="javascript:alert(1)" onerror="alert(1)"></p>',
  '<figure><img src="blob:https://jahat.example/x"><figcaption onclick="alert(1)">kata</figcaption></figure><video src="https://jahat.example/v" onerror="alert(1)"></video>',
  '<aside data-tone="info&quot; onclick=&quot;alert(1)"><p>kata</p></aside><ol type="javascript:alert(1)" start="1e9"><li>x</li></ol>',
];

/**
 * The same page as copied from several programs: a title, a nested list, a table with a header,
 * bold, italics and a link.
 */

export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:; font-family:Symbol;}
-->
</style>
</head>
<body lang=EN-IN link="#0563C1" vlink="#954F72" style='tab-interval:.5in'>
<!--StartFragment-->
<h1 style='mso-list:none'><a name="_Toc1"></a>Hostel<o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-US style='font-size:12.0pt;line-height:107%'>Rooms for
<b style='mso-bidi-font-weight:normal'>sixty</b> students and <i style='mso-bidi-font-style:normal'>a
warden</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>What to bring<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Bedding<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>A blanket<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>A lock<o:p></o:p></p>
<p class=MsoNormal>Steps:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Write to the
<a href="http://forms.college.example/hostel?x=1&amp;y=2"><span style='color:#0563C1'>warden</span></a><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Pay the fee<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center style='text-align:center'><b>Room<o:p></o:p></b></p></td>
  <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Beds<o:p></o:p></b></p></td>
 </tr></thead>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=301 valign=top><p class=MsoNormal>Double<o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal>2<o:p></o:p></p></td>
 </tr>
</table>
<!--EndFragment-->
</body>
</html>`

export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5d1f0c2a-7fff-1111-2222-333344445555"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Hostel</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Rooms for </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">sixty</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> students and </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">a warden</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">.</span></p><br /><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">What to bring</span></h2><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Bedding</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">A blanket</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">A lock</span></p></li></ul><p dir="ltr"><span style="font-weight:400;">Steps:</span></p><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Write to the </span><a href="https://www.google.com/url?q=http://forms.college.example/hostel?x%3D1%26y%3D2&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=x" style="text-decoration:none;"><span style="font-weight:400;color:#1155cc;text-decoration:underline;">warden</span></a></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Pay the fee</span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><thead><tr style="height:0pt"><th style="border-left:solid #000000 1pt;" scope="col"><p dir="ltr" style="text-align:left;"><span style="font-weight:700;">Room</span></p></th><th scope="col"><p dir="ltr"><span style="font-weight:700;">Beds</span></p></th></tr></thead><tbody><tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr"><span style="font-weight:400;">Double</span></p></td><td><p dir="ltr"><span style="font-weight:400;">2</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

export const fromLibreOffice = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.8.4.2 (Linux)"/>
	<style type="text/css">
		@page { size: 8.27in 11.69in; margin: 0.79in }
		p { line-height: 115%; margin-bottom: 0.1in; background: transparent }
		h1.western { font-family: "Liberation Serif", serif; font-size: 24pt; font-weight: bold }
		td p { background: transparent }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">
Hostel</h1>
<p style="margin-bottom: 0in; line-height: 100%"><font face="Liberation Sans, sans-serif"><font size="2" style="font-size: 11pt">Rooms
for <b>sixty</b> students and <span style="font-style: italic">a warden</span>.</font></font></p>
<p style="margin-bottom: 0in"><br/>

</p>
<h2 class="western">What to bring</h2>
<ul>
	<li><p style="margin-bottom: 0in">
	Bedding</p>
	<ul>
		<li><p style="margin-bottom: 0in">
		A blanket</p></li>
	</ul></li>
	<li><p style="margin-bottom: 0in">
	A lock</p></li>
</ul>
<p style="margin-bottom: 0in">Steps:</p>
<ol>
	<li><p>Write to the <font color="#000080"><u><a href="http://forms.college.example/hostel?x=1&amp;y=2">warden</a></u></font></p></li>
	<li><p>Pay the fee</p></li>
</ol>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>

	<col width="128*"/>

	<thead>
		<tr valign="top">
			<th width="50%" style="border-top: 1px solid #000000"><p class="western"><b>Room</b></p></th>
			<th width="50%"><p class="western">Beds</p></th>
		</tr>
	</thead>
	<tr valign="top">
		<td width="50%"><p class="western">Double</p></td>
		<td width="50%"><p class="western">2</p></td>
	</tr>
</table>
</body>
</html>`

/** A web page, as Chrome copies it. */
export const fromTheWeb = `<meta charset='utf-8'><div class="content" style="color: rgb(33, 37, 41); font-family: system-ui;"><nav style="display:none">Menu</nav><h2 id="hostel" class="title" onclick="steal()">Hostel</h2><p style="box-sizing: border-box;" class="lead">Rooms for <span style="font-weight: bolder">sixty</span> students and <em>a warden</em>.</p><h3>What to bring</h3><ul class="list"><li>Bedding<ul><li>A blanket</li></ul></li><li>A lock</li></ul><div>Steps:</div><ol><li>Write to the <a class="btn" target="_blank" rel="noopener" href="http://forms.college.example/hostel?x=1&amp;y=2" onmouseover="steal()">warden</a></li><li>Pay the fee</li></ol><div class="table-responsive"><table class="table" width="600"><tbody><tr><th>Room</th><th>Beds</th></tr><tr><td>Double</td><td>2</td></tr></tbody></table></div><script>steal()</script><svg onload="steal()"></svg></div>`

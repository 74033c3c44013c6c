/** Small drawings that the map repeats, each standing on its origin. */
export const symbols = `
<g id="peak0"><path class="rock" stroke-width="3.4" d="M-46 4C-36-4-28-22-18-36-12-46-8-58-2-64 3-60 6-50 13-40 22-26 34-8 46 4"/><path class="shade" opacity=".34" d="M-2-64C3-60 6-50 13-40 22-26 34-8 46 4 36 3 26 3 16 2 20-8 8-18 8-28 8-38-2-46-2-64z"/><path class="stroke" fill="none" stroke-width="2.2" opacity=".55" d="M-10-42C-14-32-22-20-26-10M-2-50C-4-38-8-26-8-14"/></g>
<g id="peak1"><path class="rock" stroke-width="3.4" d="M-44 4C-34-6-30-16-22-24-18-20-16-18-14-20-8-34-4-46 4-56 10-48 16-34 24-24 32-14 38-4 46 4"/><path class="shade" opacity=".34" d="M4-56C10-48 16-34 24-24 32-14 38-4 46 4 36 3 28 3 20 2 22-8 12-14 12-24 12-34 4-42 4-56z"/><path class="stroke" fill="none" stroke-width="2.2" opacity=".55" d="M-3-38C-6-28-14-18-16-6M-24-16C-26-10-30-6-32-2"/></g>
<g id="peak2"><path class="rock" stroke-width="3.4" d="M-48 4C-38-2-30-14-22-28-16-40-10-50-4-52 0-48 4-40 8-34 14-40 16-38 20-34 28-24 36-8 48 4"/><path class="shade" opacity=".34" d="M-4-52C0-48 4-40 8-34 14-40 16-38 20-34 28-24 36-8 48 4 38 3 28 3 18 2 22-8 10-14 6-22 2-30-4-38-4-52z"/><path class="stroke" fill="none" stroke-width="2.2" opacity=".55" d="M-14-34C-18-24-26-14-30-6M-6-40C-8-28-12-18-12-8"/></g>
<g id="tree0"><path class="leaf" stroke-width="2" d="M0 2V-7"/><path class="leaf" stroke="none" opacity=".8" d="M0-24C5-22 8-17 8-13 8-8 4-6 0-6-4-6-8-8-8-13-8-17-5-22 0-24z"/></g>
<g id="tree1"><path class="leaf" stroke-width="2" d="M0 2V-6"/><path class="leaf" stroke="none" opacity=".8" d="M0-28L8-5H-8z"/></g>
<g id="dune"><path class="stroke" fill="none" stroke-width="2.4" stroke-linecap="round" d="M-16 2C-9-8-2-8 2-1M-2 3C5-4 11-4 17 2"/></g>
<g id="tuft"><path class="stroke" fill="none" stroke-width="2" stroke-linecap="round" d="M0 2V-9M-3 2C-4-3-7-6-9-7M3 2C4-3 7-6 9-7"/></g>
<g id="volcano"><path class="rock" stroke-width="4" d="M-46 26C-30 14-22-6-13-24L-6-20 0-25 7-20 13-24C22-6 30 14 46 26z"/><path class="shade" opacity=".4" d="M13-24C22-6 30 14 46 26H14C18 10 6 0 7-20z"/><path class="fire" d="M-13-24L-6-20 0-25 7-20 13-24C15-19 17-15 18-12 12-8 8-2 5 8 2 0-1-6-5-10-8-6-12-4-18-12-16-15-15-19-13-24z"/><path class="stroke" fill="none" stroke-width="3.6" stroke-linecap="round" opacity=".7" d="M-2-32C-10-38 2-42-5-50M8-32C4-38 14-42 9-49"/></g>
`.replaceAll('\n', '');

export const patterns = `
<radialGradient id="stain"><stop offset="0" class="stain" stop-opacity=".13"/><stop offset="1" class="stain" stop-opacity="0"/></radialGradient>
<radialGradient id="bleach"><stop offset="0" class="bleach" stop-opacity=".22"/><stop offset="1" class="bleach" stop-opacity="0"/></radialGradient>
<pattern id="reeds" width="64" height="40" patternUnits="userSpaceOnUse"><path class="reed" fill="none" stroke-width="2.6" stroke-linecap="round" opacity=".5" d="M4 12q6-6 12 0t12 0M36 32q6-6 12 0t12 0"/></pattern>
<pattern id="hatching" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path class="hatch" stroke-width="2.2" opacity=".22" d="M0 0V26"/></pattern>
`.replaceAll('\n', '');
